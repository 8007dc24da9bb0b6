import type { Localized } from '../kernel/localized';

/** What stands around the text of a contract on paper. */
export const contractWords = {
  number: { en: 'Contract {number}', ar: 'العقد {number}' },
  parties: { en: 'Facts of the contract', ar: 'بيانات العقد' },
  signature: { en: 'Signature of the second party', ar: 'توقيع الطرف الثاني' },
  signed_by: { en: 'Signed by', ar: 'الموقّع' },
  signed_at: { en: 'Time of signing', ar: 'وقت التوقيع' },
  signed_from: { en: 'Network address', ar: 'عنوان الشبكة' },
  device: { en: 'Device', ar: 'الجهاز' },
  text_hash: { en: 'Fingerprint of the text (SHA-256)', ar: 'بصمة النص (SHA-256)' },
  seal: { en: 'Seal of text and signature (SHA-256)', ar: 'ختم النص والتوقيع (SHA-256)' },
  unsigned: { en: 'Not signed yet', ar: 'لم يوقَّع بعد' },
  changed: {
    en: 'Attention: text or signature are not those that were signed.',
    ar: 'تنبيه: النص أو التوقيع لا يطابق ما تم توقيعه.',
  },
} as const satisfies Record<string, Localized>;
