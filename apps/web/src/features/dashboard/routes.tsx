import { IconLayoutDashboard } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const dashboardRoutes = defineFeatureRoutes([
  {
    name: 'merchant-dashboard',
    title: { en: 'Dashboard', ar: 'لوحة المتابعة' },
    page: async () => (await import('./pages/dashboard-page')).DashboardPage,
    menu: { group: 'desk', icon: IconLayoutDashboard, order: 1, bottomBar: true },
  },
]);
