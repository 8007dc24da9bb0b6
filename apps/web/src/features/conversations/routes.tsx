import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const conversationsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-customers-conversations',
    title: pageWords.conversations,
    page: async () => (await import('./pages/conversations-page')).ConversationsPage,
    menu: { group: 'customers', order: 30 },
    counts: 'conversations',
  },
]);
