export { reportMailsRoutes } from './report-mails.routes';
export { reportMailJobs } from './report-mails.job';
