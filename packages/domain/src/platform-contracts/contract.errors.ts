import type { ErrorEntry } from '../kernel/app-error';

export const contractErrors = {
  CONTRACT_NOT_EXIST: { meaning: 'not-found', en: 'Contract not exist', ar: 'العقد غير موجود' },
  SIGNATURE_NOT_ALLOWED: {
    meaning: 'rule',
    en: 'Signature is not allowed for this contract',
    ar: 'التوقيع غير متاح لهذا العقد',
  },
  SIGNATURE_NOT_DRAWN: { meaning: 'invalid', en: 'Please draw your signature', ar: 'يرجى رسم التوقيع' },
} as const satisfies Record<string, ErrorEntry>;
