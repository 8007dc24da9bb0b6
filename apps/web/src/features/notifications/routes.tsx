import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const shared = {
  title: pageWords.notifications,
  page: async () => (await import('./pages/notifications-page')).NotificationsPage,
  formerly: ['Alerts', 'Push', 'التنبيهات'],
};

export const notificationsRoutes = defineFeatureRoutes([
  { name: 'merchant-notifications', ...shared },
  { name: 'manager-notifications', ...shared },
]);
