export { customerCareJobs } from './congratulate.job';
