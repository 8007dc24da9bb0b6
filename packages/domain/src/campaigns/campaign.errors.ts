import type { ErrorEntry } from '../kernel/app-error';

export const campaignErrors = {
  CAMPAIGN_WITHOUT_RECIPIENTS: {
    meaning: 'rule',
    en: 'The campaign must have more than 0 recipients',
    ar: 'يجب أن تضم الحملة مستلمًا واحدًا على الأقل',
  },
  CAMPAIGN_DISABLED: {
    meaning: 'rule',
    en: 'A disabled campaign cannot be activated again',
    ar: 'لا يمكن إعادة تفعيل حملة موقوفة',
  },
} as const satisfies Record<string, ErrorEntry>;
