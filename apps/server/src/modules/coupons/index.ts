export { findCoupon, lockCoupon, markCouponUsed, releaseCoupon, type CouponRow } from './coupons.repo';
export { keptByCoupons } from './kept-of-customers.repo';
