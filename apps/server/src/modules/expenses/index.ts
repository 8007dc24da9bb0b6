export { expenseJobs } from './expenses.job';
export { expenseNumber, expenseTypeName, supplierMoney } from './expenses.query';
export { judgeGoodsBill, writeGoodsBill, takeGoodsBillBack } from './goods-bill';
