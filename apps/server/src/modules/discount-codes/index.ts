export { insertDiscountCode } from './discount-codes.repo';
