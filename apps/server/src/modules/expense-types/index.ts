export { activeExpenseTypes, findSalariesType, insertDefaultTypes } from './expense-types.repo';
export { expenseTypeChoices } from './expense-types.routes';
