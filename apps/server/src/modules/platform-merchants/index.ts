export { accountLifeTasks } from './account-life.job';
