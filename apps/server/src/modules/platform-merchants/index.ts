export { accountLifeJobs } from './account-life.job';
