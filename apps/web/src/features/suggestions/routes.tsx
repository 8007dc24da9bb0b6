import { IconBulb } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const suggestionsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-suggestions',
    title: { en: 'Suggestions to Rawnaq', ar: 'اقتراحاتكم لرونق' },
    page: async () => (await import('./pages/suggestions-page')).SuggestionsPage,
    menu: {
      group: 'settings',
      icon: IconBulb,
      order: 90,
      label: { en: 'Suggestions', ar: 'الاقتراحات' },
      counts: 'suggestion-answers',
      bottomBar: true,
    },
  },
]);
