import { IconLayoutDashboard } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const platformDashboardRoutes = defineFeatureRoutes([
  {
    name: 'manager-dashboard',
    title: { en: 'Dashboard', ar: 'لوحة المتابعة' },
    page: async () => (await import('./pages/platform-dashboard-page')).PlatformDashboardPage,
    menu: { group: 'desk', icon: IconLayoutDashboard, order: 1, bottomBar: true },
  },
]);
