import { defineCodes } from '../kernel/state-machine';

/** What people see of a batch: its dates and its switch in one word. */
export const couponBatchConditions = defineCodes({
  active: { code: 'active', label: { en: 'Active', ar: 'نشطة' }, tone: 'success', normal: true },
  scheduled: { code: 'scheduled', label: { en: 'Not started', ar: 'لم تبدأ' }, tone: 'info' },
  expired: { code: 'expired', label: { en: 'Ended', ar: 'منتهية' }, tone: 'danger' },
  disabled: { code: 'disabled', label: { en: 'Disabled', ar: 'موقوفة' }, tone: 'neutral' },
});

/** What became of one coupon. */
export const couponConditions = defineCodes({
  free: { code: 'free', label: { en: 'Not given out', ar: 'لم يُوزّع' }, tone: 'success', normal: true },
  given: { code: 'given', label: { en: 'Sent to a customer', ar: 'أُرسل إلى عميل' }, tone: 'info' },
  used: { code: 'used', label: { en: 'Used', ar: 'مستخدم' }, tone: 'neutral' },
});
