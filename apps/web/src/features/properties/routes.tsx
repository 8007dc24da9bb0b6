import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const propertiesRoutes = defineFeatureRoutes([
  {
    name: 'merchant-my-properties',
    title: pageWords['my-properties'],
    page: async () => (await import('./pages/my-properties-page')).MyPropertiesPage,
    menu: { group: 'properties', order: 20 },
    counts: 'own-properties',
  },
  {
    name: 'merchant-property',
    title: pageWords['add-property'],
    page: async () => (await import('./pages/add-property-page')).AddPropertyPage,
    menu: { group: 'properties', order: 30 },
  },
  {
    name: 'merchant-property-one',
    title: { en: 'Property', ar: 'الوحدة السياحية' },
    page: async () => (await import('./pages/one-property-page')).OnePropertyPage,
    under: 'merchant-my-properties',
  },
]);
