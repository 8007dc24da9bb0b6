import { IconBug, IconBulb } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const platformTechnicalRoutes = defineFeatureRoutes([
  {
    name: 'manager-technical-js-errors',
    title: { en: 'JavaScript errors', ar: 'أعطال الواجهة' },
    page: async () => (await import('./pages/js-errors-page')).JsErrorsPage,
    menu: { group: 'platform', icon: IconBug, order: 60, counts: 'js-errors' },
  },
  {
    name: 'manager-technical-development-suggestions',
    title: { en: 'Development suggestions', ar: 'اقتراحات التطوير' },
    page: async () => (await import('./pages/development-suggestions-page')).DevelopmentSuggestionsPage,
    menu: {
      group: 'platform',
      icon: IconBulb,
      order: 70,
      label: { en: 'Suggestions', ar: 'الاقتراحات' },
      counts: 'suggestions',
      bottomBar: true,
    },
  },
]);
