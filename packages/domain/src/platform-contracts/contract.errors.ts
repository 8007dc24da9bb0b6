import type { ErrorEntry } from '../kernel/app-error';

export const contractErrors = {
  CONTRACT_NOT_EXIST: { meaning: 'not-found', en: 'Contract not exist', ar: 'العقد غير موجود' },
  SIGNATURE_NOT_ALLOWED: {
    meaning: 'rule',
    en: 'Signature is not allowed for this contract',
    ar: 'التوقيع غير متاح لهذا العقد',
  },
  SIGNATURE_NOT_DRAWN: { meaning: 'invalid', en: 'Please draw your signature', ar: 'يرجى رسم التوقيع' },
  CONTRACT_NOT_OPEN: {
    meaning: 'rule',
    en: 'A signed or cancelled contract can’t be changed',
    ar: 'لا يمكن تعديل عقد موقّع أو ملغى',
  },
  CONTRACT_SIGN_DAY_PAST: {
    meaning: 'invalid',
    en: 'The last day to sign must not be in the past',
    ar: 'يجب ألا يكون آخر يوم للتوقيع في الماضي',
  },
  CONTRACT_TEMPLATE_DISABLED: {
    meaning: 'invalid',
    en: 'This template is disabled. Please choose another one',
    ar: 'هذا النموذج موقوف، يرجى اختيار نموذج آخر',
  },
  CONTRACT_NO_ADDRESS: {
    meaning: 'rule',
    en: 'The contract has no address for this way of sending',
    ar: 'لا توجد في العقد وسيلة تواصل لهذه الطريقة من الإرسال',
  },
} as const satisfies Record<string, ErrorEntry>;
