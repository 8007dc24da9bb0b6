import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const invoicesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-accounting-total-sales',
    title: pageWords['total-sales'],
    page: async () => (await import('./pages/total-sales-page')).TotalSalesPage,
    menu: { group: 'accounting', order: 10 },
    formerly: ['Sales', 'Invoices', 'المبيعات', 'الفواتير'],
    counts: 'invoice-links',
  },
  {
    name: 'merchant-accounting-total-sales-credit-note',
    title: pageWords['credit-note'],
    page: async () => (await import('./pages/credit-note-page')).CreditNotePage,
    under: 'merchant-accounting-total-sales',
  },
]);
