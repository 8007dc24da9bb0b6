import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const productsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-products-active-products',
    title: pageWords.products,
    page: async () => (await import('./pages/active-products-page')).ActiveProductsPage,
    menu: { group: 'catalogue', order: 40 },
    formerly: ['Active products', 'المنتجات المفعّلة'],
  },
  {
    name: 'merchant-products-define-product',
    title: pageWords['request-product'],
    page: async () => (await import('./pages/define-product-page')).DefineProductPage,
    menu: { group: 'catalogue', order: 50 },
    counts: 'product-answers',
    formerly: ['Define products', 'تعريف المنتجات'],
  },
]);
