export { platformBackupJobs } from './platform-backups.job';
export { lastProven, newestBackups } from './platform-backups.repo';
