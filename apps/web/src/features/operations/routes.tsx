import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const operationsRoutes = defineFeatureRoutes([
  {
    name: 'manager-technical-operations',
    title: pageWords.operations,
    page: async () => (await import('./pages/operations-page')).OperationsPage,
    menu: { group: 'technical', order: 4 },
    formerly: ['Health', 'Queue', 'Failed jobs', 'صحة النظام', 'المهام المتعثرة'],
  },
]);
