export { backupsRoutes } from './backups.routes';
export { backupJobs } from './backups.job';
export { assertTicket, newTicket } from './ticket';
