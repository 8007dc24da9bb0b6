export { insertDiscountCode } from './discount-codes.repo';
export { findUsableCode, recordCodeUse, returnCodeUse } from './code-uses.repo';
export { keptByDiscountCodes } from './kept-of-customers.repo';
