import type { ErrorEntry } from '../kernel/app-error';

export const loyaltyErrors = {
  LOYALTY_NOT_ACTIVE: {
    meaning: 'rule',
    en: 'Loyalty points are switched off in the accounting settings',
    ar: 'نقاط الولاء غير مفعّلة في إعدادات المحاسبة',
  },
  LOYALTY_POINTS_TOO_FEW: {
    meaning: 'rule',
    en: 'Fewer points than a voucher needs',
    ar: 'النقاط أقل من الحد الأدنى للقسيمة',
  },
  LOYALTY_POINTS_NOT_ENOUGH: {
    meaning: 'rule',
    en: 'Customer does not have enough points',
    ar: 'لا يملك العميل نقاطًا كافية',
  },
} as const satisfies Record<string, ErrorEntry>;
