import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const pages = () => import('./pages/places-pages');

export const placesRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-countries-list',
    title: { en: 'Countries', ar: 'الدول' },
    page: async () => (await pages()).CountriesPage,
    menu: { group: 'platform', order: 60 },
  },
  {
    name: 'manager-platform-setting-cities-list',
    title: { en: 'Cities', ar: 'المدن' },
    page: async () => (await pages()).CitiesPage,
    menu: { group: 'platform', order: 70 },
  },
]);
