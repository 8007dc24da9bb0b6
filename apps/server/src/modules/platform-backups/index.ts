export { platformBackupJobs } from './platform-backups.job';
export { lastProven, newestBackup } from './platform-backups.repo';
