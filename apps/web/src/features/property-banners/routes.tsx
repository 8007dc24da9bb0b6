import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const propertyBannersRoutes = defineFeatureRoutes([
  {
    name: 'manager-stays-banners',
    title: pageWords.banners,
    page: async () => (await import('./pages/banners-page')).BannersPage,
    menu: { group: 'website', order: 90 },
  },
]);
