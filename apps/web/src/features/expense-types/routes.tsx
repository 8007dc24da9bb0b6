import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const expenseTypesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-setting-expense-types',
    title: pageWords['expense-types'],
    page: async () => (await import('./pages/expense-types-page')).ExpenseTypesPage,
    under: 'merchant-setting',
  },
]);
