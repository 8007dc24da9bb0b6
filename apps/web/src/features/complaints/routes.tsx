import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const complaintsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-management-reports-complaints',
    title: pageWords.complaints,
    page: async () => (await import('./pages/complaints-page')).ComplaintsPage,
    menu: { group: 'customers', order: 40 },
    counts: 'complaints',
    formerly: ['Complaints and suggestions', 'الشكاوى والاقتراحات'],
  },
  {
    name: 'merchant-management-reports-complaints-one',
    title: pageWords.complaints,
    page: async () => (await import('./pages/complaint-page')).ComplaintPage,
    under: 'merchant-management-reports-complaints',
  },
]);
