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
  CAMPAIGN_NOT_A_DRAFT: {
    meaning: 'rule',
    en: 'Only a temporarily saved campaign can be edited. Withdraw it first',
    ar: 'يمكن تعديل الحملة المحفوظة مؤقتًا فقط. اسحبها أولًا',
  },
  CAMPAIGN_CHANGED: {
    meaning: 'conflict',
    en: 'Somebody changed this campaign in the meantime. Reload the page to see it.',
    ar: 'تم تعديل هذه الحملة من مستخدم آخر. أعد تحميل الصفحة لعرضها.',
  },
  CAMPAIGN_PERIOD_OVER: {
    meaning: 'invalid',
    en: 'The period ends before the campaign starts',
    ar: 'تنتهي المدة قبل بدء الحملة',
  },
  CAMPAIGN_NOTHING_FAILED: {
    meaning: 'rule',
    en: 'No message of this campaign has failed',
    ar: 'لا توجد رسائل تعذّر إرسالها في هذه الحملة',
  },
  TEST_WITHOUT_ADDRESS: {
    meaning: 'rule',
    en: 'Your profile has no number or e-mail address for this',
    ar: 'لا يوجد في ملفك رقم أو بريد لإرسال التجربة إليه',
  },
} as const satisfies Record<string, ErrorEntry>;
