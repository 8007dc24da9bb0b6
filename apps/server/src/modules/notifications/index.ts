export { notificationTasks, notify, notifyPlatform } from './notify';
export { notificationsRoutes } from './notifications.routes';
