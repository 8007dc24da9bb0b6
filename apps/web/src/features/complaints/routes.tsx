import { IconMessageReport } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const complaintsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-management-reports-complaints',
    title: { en: 'Complaints and suggestions', ar: 'الشكاوى والاقتراحات' },
    page: async () => (await import('./pages/complaints-page')).ComplaintsPage,
    menu: {
      group: 'people',
      icon: IconMessageReport,
      order: 15,
      label: { en: 'Complaints', ar: 'الشكاوى والاقتراحات' },
      counts: 'complaints',
    },
  },
]);
