import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformBackupsRoutes = defineFeatureRoutes([
  {
    name: 'manager-technical-backups',
    title: pageWords.backups,
    page: async () => (await import('./pages/platform-backups-page')).PlatformBackupsPage,
    menu: { group: 'technical', order: 6 },
    formerly: ['Restore', 'Disaster recovery', 'استعادة البيانات'],
    counts: 'platform-backups',
  },
]);
