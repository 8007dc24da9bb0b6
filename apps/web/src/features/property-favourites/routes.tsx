import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const propertyFavouritesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-search',
    title: pageWords['find-a-stay'],
    page: async () => (await import('./pages/find-stay-page')).FindStayPage,
    menu: { group: 'properties', order: 40 },
  },
  {
    name: 'merchant-my-favorites',
    title: pageWords['my-favourites'],
    page: async () => (await import('./pages/my-favourites-page')).MyFavouritesPage,
    menu: { group: 'properties', order: 50 },
    formerly: ['My favorites', 'المفضلة'],
  },
]);
