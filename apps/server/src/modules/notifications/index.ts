export { notificationJobs, notify, notifyPlatform } from './notify';
