export { backupsRoutes } from './backups.routes';
export { backupJobs } from './backups.job';
