import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const forecastRoutes = defineFeatureRoutes([
  {
    name: 'merchant-management-reports-forecast',
    title: pageWords.forecast,
    page: async () => (await import('./pages/forecast-page')).ForecastPage,
    under: 'merchant-reports',
  },
]);
