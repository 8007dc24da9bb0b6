export { openDeposits, recordUses, usesOf, type DepositUse, type OpenDeposit } from './deposits.repo';
export { insertPayments, insertReceivable, type NewPayment } from './payments.repo';
export { addToPurse, findPayer, findPurse, lockPurse, moveBalance, type PurseRow } from './purse.repo';
export { keptByCustomerMoney } from './kept-of-customers.repo';
