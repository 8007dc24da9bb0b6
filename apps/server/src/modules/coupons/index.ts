export { findCoupon, lockCoupon, markCouponUsed, type CouponRow } from './coupons.repo';
export { keptByCoupons } from './kept-of-customers.repo';
