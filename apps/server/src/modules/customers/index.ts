export { customerTypeTasks } from './customer-types.job';
export { customerImportTasks } from './import-customers.job';
