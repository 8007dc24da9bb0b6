export {
  depositedFor,
  findDeposit,
  insertDeposit,
  openDeposits,
  recordUses,
  returnFromDeposit,
  usesOf,
  type DepositUse,
  type FoundDeposit,
  type OpenDeposit,
} from './deposits.repo';
export { coveredBy, keepDeposits, returnKept } from './kept-deposits.repo';
export {
  findPayment,
  findReceivable,
  insertPayments,
  insertReceivable,
  markCancelled,
  markReminded,
  paymentOfLink,
  takeFromReceivable,
  type FoundPayment,
} from './payments.repo';
export { addToPurse, assertCustomer, findPayer, findPurse, lockPurse, moveBalance, type PurseRow } from './purse.repo';
export { cameFrom, cameInFor, lowerReceivable, openOf, paidByMethod, returnUses, usesOfInvoice } from './returned.repo';
export { keptByCustomerMoney } from './kept-of-customers.repo';
