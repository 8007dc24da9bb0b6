import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const ledgerChecksRoutes = defineFeatureRoutes([
  {
    name: 'manager-technical-ledger-checks',
    title: pageWords['ledger-checks'],
    page: async () => (await import('./pages/ledger-checks-page')).LedgerChecksPage,
    menu: { group: 'technical', order: 30 },
  },
]);
