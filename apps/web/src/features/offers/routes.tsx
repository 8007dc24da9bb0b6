import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const offersRoutes = defineFeatureRoutes([
  {
    name: 'merchant-menu-offers',
    title: pageWords['packages-and-codes'],
    page: async () => (await import('./pages/offers-page')).OffersPage,
    menu: { group: 'catalogue', order: 30 },
    formerly: ['Offers', 'Packages and discount codes', 'العروض', 'أكواد الخصم'],
  },
]);
