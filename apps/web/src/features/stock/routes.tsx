import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const stockRoutes = defineFeatureRoutes([
  {
    name: 'merchant-products-add-quantity',
    title: pageWords['add-quantity'],
    page: async () => (await import('./pages/add-quantity-page')).AddQuantityPage,
    menu: { group: 'catalogue', order: 60 },
  },
  {
    name: 'merchant-products-adjust-quantity',
    title: pageWords['adjust-quantity'],
    page: async () => (await import('./pages/adjust-quantity-page')).AdjustQuantityPage,
    menu: { group: 'catalogue', order: 61 },
    formerly: ['Stock count', 'الجرد'],
  },
  {
    name: 'merchant-products-internal-use',
    title: pageWords['internal-use'],
    page: async () => (await import('./pages/internal-use-page')).InternalUsePage,
    menu: { group: 'catalogue', order: 62 },
  },
  {
    name: 'merchant-products-stock-operations',
    title: pageWords['stock-operations'],
    page: async () => (await import('./pages/stock-operations-page')).StockOperationsPage,
    menu: { group: 'catalogue', order: 63 },
  },
  {
    name: 'merchant-products-reorder-list',
    title: pageWords['reorder-list'],
    page: async () => (await import('./pages/reorder-list-page')).ReorderListPage,
    menu: { group: 'catalogue', order: 64 },
    counts: 'stock',
  },
  {
    name: 'merchant-products-labels',
    title: pageWords['barcode-labels'],
    page: async () => (await import('./pages/labels-page')).LabelsPage,
    under: 'merchant-products-active-products',
  },
]);
