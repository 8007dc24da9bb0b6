import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const myDayRoutes = defineFeatureRoutes([
  {
    name: 'merchant-my-day',
    title: pageWords['my-day'],
    page: async () => (await import('./pages/my-day-page')).MyDayPage,
    menu: { group: 'calendar', order: 30, forEmployees: true },
  },
]);
