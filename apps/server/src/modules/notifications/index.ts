export { notificationTasks, notify, notifyPlatform } from './notify';
