import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const suppliersRoutes = defineFeatureRoutes([
  {
    name: 'merchant-accounting-suppliers',
    title: pageWords.suppliers,
    page: async () => (await import('./pages/suppliers-page')).SuppliersPage,
    menu: { group: 'accounting', order: 60 },
  },
]);
