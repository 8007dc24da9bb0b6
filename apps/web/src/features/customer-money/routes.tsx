import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const customerMoneyRoutes = defineFeatureRoutes([
  {
    name: 'merchant-accounting-payments',
    title: pageWords.payments,
    page: async () => (await import('./pages/payments-page')).PaymentsPage,
    menu: { group: 'accounting', order: 20 },
    formerly: ['Deposits', 'العربون'],
  },
  {
    name: 'merchant-accounting-receivable',
    title: pageWords.receivable,
    page: async () => (await import('./pages/receivable-page')).ReceivablePage,
    menu: { group: 'accounting', order: 30 },
    formerly: ['Debts', 'الديون'],
  },
  {
    name: 'merchant-accounting-customers-penalties',
    title: pageWords['customers-penalties'],
    page: async () => (await import('./pages/penalties-page')).PenaltiesPage,
    menu: { group: 'accounting', order: 40 },
    formerly: ['No show', 'عدم الحضور'],
  },
]);
