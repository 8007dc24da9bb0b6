import type { ErrorEntry } from '../kernel/app-error';

export const customerCareErrors = {
  CARE_SENT_TODAY: {
    meaning: 'conflict',
    en: 'This was already sent a short time ago. Confirm to send it again',
    ar: 'أُرسلت هذه الرسالة قبل وقت قصير، يرجى التأكيد لإرسالها مرة أخرى',
  },
  CARE_NOBODY_TO_WRITE_TO: {
    meaning: 'rule',
    en: 'None of these customers can be messaged',
    ar: 'لا يمكن مراسلة أي من هؤلاء العملاء',
  },
} as const satisfies Record<string, ErrorEntry>;
