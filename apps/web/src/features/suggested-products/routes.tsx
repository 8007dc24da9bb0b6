import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const suggestedProductsRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-suggested-products',
    title: { en: 'Suggested products', ar: 'المنتجات المقترحة' },
    page: async () => (await import('./pages/suggested-products-page')).SuggestedProductsPage,
    menu: { group: 'platform', order: 50 },
  },
]);
