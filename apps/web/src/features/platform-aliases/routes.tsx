import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformAliasesRoutes = defineFeatureRoutes([
  {
    name: 'manager-addon-services-global-aliases',
    title: pageWords['page-addresses'],
    page: async () => (await import('./pages/aliases-page')).AliasesPage,
    menu: { group: 'add-ons', order: 20 },
    formerly: ['global aliases', 'aliases'],
  },
]);
