import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const botRoutes = defineFeatureRoutes([
  {
    name: 'manager-trackers-qbot',
    title: pageWords['bot-tracker'],
    page: async () => (await import('./pages/bot-tracker-page')).BotTrackerPage,
    menu: { group: 'trackers', order: 42 },
  },
  {
    name: 'manager-technical-bot-simulator',
    title: pageWords['bot-simulator'],
    page: async () => (await import('./pages/bot-simulator-page')).BotSimulatorPage,
    menu: { group: 'technical', order: 40 },
  },
]);
