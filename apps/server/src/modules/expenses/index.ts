export { expenseJobs } from './expenses.job';
export { expenseNumber, expenseTypeName, numberText, supplierMoney } from './expenses.query';
export { judgeGoodsBill, writeGoodsBill, takeGoodsBillBack } from './goods-bill';
