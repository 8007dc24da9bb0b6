import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const propertyChecksRoutes = defineFeatureRoutes([
  {
    name: 'manager-check-entries-added-properties',
    title: pageWords['added-properties'],
    page: async () => (await import('./pages/checked-pages')).AddedPropertiesPage,
    menu: { group: 'checks', order: 60 },
    counts: 'added-properties',
  },
  {
    name: 'manager-check-entries-edited-properties',
    title: pageWords['edited-properties'],
    page: async () => (await import('./pages/checked-pages')).EditedPropertiesPage,
    menu: { group: 'checks', order: 70 },
    counts: 'edited-properties',
  },
  {
    name: 'manager-check-entries-active-properties',
    title: pageWords['active-properties'],
    page: async () => (await import('./pages/checked-pages')).ActivePropertiesPage,
    menu: { group: 'checks', order: 80 },
  },
]);
