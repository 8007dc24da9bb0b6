export { expenseJobs } from './expenses.job';
export { numberText, supplierMoney } from './expenses.query';
