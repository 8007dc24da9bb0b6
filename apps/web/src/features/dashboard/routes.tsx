import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const dashboardRoutes = defineFeatureRoutes([
  {
    name: 'merchant-dashboard',
    title: pageWords.home,
    page: async () => (await import('./pages/dashboard-page')).DashboardPage,
    menu: { group: 'home', order: 10 },
    formerly: ['Dashboard', 'لوحة المتابعة', 'لوحة التحكم'],
  },
  {
    name: 'merchant-dashboard-payments-details',
    title: pageWords['payments-details'],
    page: async () => (await import('./pages/payments-details-page')).PaymentsDetailsPage,
    under: 'merchant-dashboard',
  },
]);
