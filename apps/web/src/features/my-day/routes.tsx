import { IconSun } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const myDayRoutes = defineFeatureRoutes([
  {
    name: 'merchant-my-day',
    title: { en: 'My day', ar: 'يومي' },
    page: async () => (await import('./pages/my-day-page')).MyDayPage,
    menu: { group: 'desk', icon: IconSun, order: 15, forEmployees: true, bottomBar: true },
  },
]);
