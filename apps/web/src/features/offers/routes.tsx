import { IconDiscount2 } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const offersRoutes = defineFeatureRoutes([
  {
    name: 'merchant-menu-offers',
    title: { en: 'Packages and discount codes', ar: 'الباقات وأكواد الخصم' },
    page: async () => (await import('./pages/offers-page')).OffersPage,
    menu: {
      group: 'catalogue',
      icon: IconDiscount2,
      order: 30,
      label: { en: 'Packages and codes', ar: 'الباقات والأكواد' },
    },
  },
]);
