import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformContractsRoutes = defineFeatureRoutes([
  {
    name: 'manager-accounting-contracts',
    title: pageWords.contracts,
    page: async () => (await import('./pages/contracts-page')).ContractsPage,
    menu: { group: 'accounting', order: 10 },
    counts: 'contracts',
  },
  {
    name: 'manager-accounting-contracts-contract',
    title: { en: 'New contract', ar: 'عقد جديد' },
    page: async () => (await import('./pages/contract-form-page')).ContractFormPage,
    under: 'manager-accounting-contracts',
  },
  {
    name: 'manager-accounting-contracts-contracts-one',
    title: { en: 'Contract', ar: 'العقد' },
    page: async () => (await import('./pages/contract-page')).ContractPage,
    under: 'manager-accounting-contracts',
  },
  {
    name: 'manager-accounting-contracts-templates',
    title: pageWords['contract-templates'],
    page: async () => (await import('./pages/templates-page')).TemplatesPage,
    under: 'manager-accounting-contracts',
  },
]);
