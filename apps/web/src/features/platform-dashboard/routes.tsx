import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformDashboardRoutes = defineFeatureRoutes([
  {
    name: 'manager-dashboard',
    title: pageWords.home,
    page: async () => (await import('./pages/platform-dashboard-page')).PlatformDashboardPage,
    menu: { group: 'home', order: 10 },
    formerly: ['Dashboard', 'لوحة المتابعة'],
  },
]);
