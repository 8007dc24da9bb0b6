import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const tillRoutes = defineFeatureRoutes([
  {
    name: 'merchant-pos',
    title: pageWords.desk,
    page: async () => (await import('./pages/desk-page')).DeskPage,
    menu: { group: 'till', order: 10 },
    formerly: ['Point of sale', 'POS', 'Reception', 'نقطة البيع'],
  },
  {
    name: 'merchant-billing',
    title: pageWords.billing,
    page: async () => (await import('./pages/billing-page')).BillingPage,
    menu: { group: 'till', order: 20 },
    formerly: ['Invoice', 'Sell', 'New bill', 'الكاشير', 'فاتورة جديدة'],
    folded: true,
  },
  {
    name: 'merchant-on-hold-report',
    title: pageWords['on-hold'],
    page: async () => (await import('./pages/on-hold-page')).OnHoldPage,
    menu: { group: 'till', order: 30 },
    counts: 'orders',
    formerly: ['Held invoices', 'Orders', 'فواتير معلقة'],
  },
]);
