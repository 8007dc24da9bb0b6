import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const tillClosingRoutes = defineFeatureRoutes([
  {
    name: 'merchant-pos-end-of-day',
    title: pageWords['end-of-day'],
    page: async () => (await import('./pages/end-of-day-page')).EndOfDayPage,
    menu: { group: 'till', order: 90 },
    formerly: ['Cash count', 'Close the till', 'جرد الصندوق', 'إغلاق الصندوق'],
  },
]);
