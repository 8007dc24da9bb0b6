import { IconBarcode, IconBottle } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const productsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-products-active-products',
    title: { en: 'Active products', ar: 'المنتجات المفعّلة' },
    page: async () => (await import('./pages/active-products-page')).ActiveProductsPage,
    menu: { group: 'catalogue', icon: IconBottle, order: 40, label: { en: 'Products', ar: 'المنتجات' } },
  },
  {
    name: 'merchant-products-define-product',
    title: { en: 'Define products', ar: 'تعريف المنتجات' },
    page: async () => (await import('./pages/define-product-page')).DefineProductPage,
    menu: { group: 'catalogue', icon: IconBarcode, order: 50, counts: 'product-answers' },
  },
]);
