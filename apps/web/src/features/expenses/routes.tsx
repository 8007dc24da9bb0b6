import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const expensesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-accounting-expenses',
    title: pageWords.expenses,
    page: async () => (await import('./pages/expenses-page')).ExpensesPage,
    menu: { group: 'accounting', order: 50 },
    counts: 'expenses',
    formerly: ['Bills', 'Payables', 'Costs', 'فواتير الموردين', 'المستحقات'],
  },
  {
    name: 'merchant-accounting-expenses-expense',
    title: pageWords['new-expense'],
    page: async () => (await import('./pages/new-expense-page')).NewExpensePage,
    under: 'merchant-accounting-expenses',
  },
  {
    name: 'merchant-accounting-expenses-expense-one',
    title: pageWords.expenses,
    page: async () => (await import('./pages/expense-page')).ExpensePage,
    under: 'merchant-accounting-expenses',
  },
]);
