import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const contactMessagesRoutes = defineFeatureRoutes([
  {
    name: 'manager-marketing-contact-messages',
    title: pageWords['contact-messages'],
    page: async () => (await import('./pages/contact-messages-page')).ContactMessagesPage,
    menu: { group: 'marketing', order: 30 },
    counts: 'contact-messages',
  },
]);
