import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformTechnicalRoutes = defineFeatureRoutes([
  {
    name: 'manager-technical-js-errors',
    title: { en: 'JavaScript errors', ar: 'أعطال الواجهة' },
    page: async () => (await import('./pages/js-errors-page')).JsErrorsPage,
    menu: { group: 'technical', order: 10 },
    counts: 'js-errors',
  },
  {
    name: 'manager-technical-development-suggestions',
    title: { en: 'Development suggestions', ar: 'اقتراحات التطوير' },
    page: async () => (await import('./pages/development-suggestions-page')).DevelopmentSuggestionsPage,
    menu: { group: 'technical', order: 20 },
    counts: 'suggestions',
  },
]);
