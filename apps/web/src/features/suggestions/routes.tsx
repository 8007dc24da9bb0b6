import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const suggestionsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-suggestions',
    title: pageWords.suggestions,
    page: async () => (await import('./pages/suggestions-page')).SuggestionsPage,
    under: 'merchant-setting',
    counts: 'suggestion-answers',
    formerly: ['Ideas', 'Feedback', 'الاقتراحات'],
  },
]);
