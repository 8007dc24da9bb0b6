export { accountLifeJobs } from './account-life.job';
export { merchantChoices } from './merchant-choices';
