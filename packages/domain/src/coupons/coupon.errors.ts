import type { ErrorEntry } from '../kernel/app-error';

export const couponErrors = {
  COUPONS_NOT_USABLE: {
    meaning: 'rule',
    en: 'These coupons are disabled or have ended',
    ar: 'هذه الكوبونات موقوفة أو انتهت مدتها',
  },
  COUPONS_NONE_LEFT: {
    meaning: 'rule',
    en: 'All coupons of this occasion have been given out',
    ar: 'وُزّعت جميع كوبونات هذه المناسبة',
  },
  COUPON_NOBODY_TO_SEND_TO: {
    meaning: 'rule',
    en: 'This customer can’t be written to this way',
    ar: 'لا يمكن مراسلة هذا العميل بهذه الطريقة',
  },
} as const satisfies Record<string, ErrorEntry>;
