import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformUpdatesRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-platform-updates',
    title: pageWords['platform-updates'],
    page: async () => (await import('./pages/platform-updates-page')).PlatformUpdatesPage,
    menu: { group: 'platform', order: 80 },
  },
]);
