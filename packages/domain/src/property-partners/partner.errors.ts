import type { ErrorEntry } from '../kernel/app-error';

export const propertyPartnerErrors = {
  PARTNER_NOT_ONLINE: {
    meaning: 'invalid',
    en: 'There is no salon with an open booking page at this address',
    ar: 'لا يوجد صالون بصفحة حجز مفتوحة على هذا الرابط',
  },
  PARTNERS_TOO_MANY: {
    meaning: 'invalid',
    en: 'A property can recommend {most} salons at most',
    ar: 'يمكن التوصية بـ {most} صالونات كحد أقصى لكل وحدة',
  },
} as const satisfies Record<string, ErrorEntry>;
