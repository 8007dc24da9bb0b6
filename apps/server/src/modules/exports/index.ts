export { exportJobs } from './export.job';
