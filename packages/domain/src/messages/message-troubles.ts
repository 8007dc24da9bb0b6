import { errorCatalogue } from '../kernel/error-catalogue';
import type { Localized } from '../kernel/localized';

/**
 * Why a message did not arrive. It is written down in English beside the message, with the provider's code behind it
 * where there is one, and said in the reader's language.
 */
export const messageTroubles = {
  valueRefused: { en: 'A value was not accepted', ar: 'لم تُقبل إحدى القيم' },
  tokenMayNotSend: {
    en: 'The token may not send for this number',
    ar: 'رمز الربط لا يملك صلاحية الإرسال من هذا الرقم',
  },
  tokenOver: { en: 'The token has expired or was withdrawn', ar: 'انتهت صلاحية رمز الربط أو تم سحبه' },
  tokenRefused: { en: 'WhatsApp refused the token', ar: 'رفض واتساب رمز الربط' },
  againstPolicy: {
    en: 'Blocked for a while because of WhatsApp’s policies',
    ar: 'محظور مؤقتًا بسبب سياسات واتساب',
  },
  experiment: {
    en: 'WhatsApp skipped this person for an experiment of its own',
    ar: 'استثنى واتساب هذا الشخص ضمن تجربة خاصة به',
  },
  notOnWhatsapp: { en: 'No WhatsApp under this number', ar: 'لا يوجد واتساب على هذا الرقم' },
  notOnWhatsappOrOld: {
    en: 'No WhatsApp under this number, or it is too old',
    ar: 'لا يوجد واتساب على هذا الرقم، أو أن نسخته قديمة',
  },
  accountLocked: { en: 'The WhatsApp account is locked', ar: 'حساب واتساب مقفل' },
  noPayment: {
    en: 'WhatsApp has no valid payment method for this account',
    ar: 'لا توجد لدى واتساب وسيلة دفع صالحة لهذا الحساب',
  },
  templateNeeded: {
    en: 'More than 24 hours since the customer wrote: an approved template is needed',
    ar: 'مضى أكثر من 24 ساعة على آخر رسالة من العميل، ويلزم قالب معتمد',
  },
  reported: {
    en: 'Too many people reported messages from this number',
    ar: 'أبلغ عدد كبير من الأشخاص عن رسائل هذا الرقم',
  },
  heldBack: {
    en: 'WhatsApp held the advertisement back, for a day or more',
    ar: 'أوقف واتساب الإعلان ليوم أو أكثر',
  },
  stopped: {
    en: 'The customer stopped advertising from this number',
    ar: 'أوقف العميل استقبال الإعلانات من هذا الرقم',
  },
  noOffers: {
    en: 'The customer wants no more offers on this channel',
    ar: 'لا يرغب العميل في استقبال العروض عبر هذه الوسيلة',
  },
  typeRefused: { en: 'WhatsApp does not take this type of message', ar: 'لا يقبل واتساب هذا النوع من الرسائل' },
  fileNotFetched: { en: 'The file could not be fetched', ar: 'تعذّر جلب الملف' },
  fileGone: { en: 'The file was removed in the meantime', ar: 'تم حذف الملف قبل الإرسال' },
  templateValues: { en: 'The template has another number of values', ar: 'عدد القيم لا يطابق القالب' },
  templateMissing: { en: 'Template not found in this language', ar: 'لا يوجد قالب بهذا الاسم في هذه اللغة' },
  templateRefused: { en: 'The template was refused', ar: 'تم رفض القالب' },
  templateMisfit: { en: 'A value does not fit the template', ar: 'إحدى القيم لا تناسب القالب' },
  templatePaused: { en: 'The template is paused', ar: 'القالب متوقف مؤقتًا' },
  templateDisabled: { en: 'The template was disabled', ar: 'تم إيقاف القالب' },
  notRegistered: { en: 'The number is not registered', ar: 'الرقم غير مسجّل' },
  whatsappRefused: { en: 'WhatsApp refused it', ar: 'رفض واتساب الرسالة' },
  whatsappBusy: { en: 'WhatsApp is busy', ar: 'واتساب مشغول حاليًا' },
  whatsappUnread: { en: 'WhatsApp’s answer could not be read', ar: 'تعذّرت قراءة رد واتساب' },
  gatewayRefusedToken: { en: 'The gateway refused the token', ar: 'رفضت البوابة رمز الربط' },
  gatewayRefused: { en: 'The gateway refused it', ar: 'رفضت البوابة الرسالة' },
  gatewayBusy: { en: 'The gateway is busy', ar: 'البوابة مشغولة حاليًا' },
  gatewayUnread: { en: 'The gateway’s answer could not be read', ar: 'تعذّرت قراءة رد البوابة' },
  gatewayFailed: { en: 'The gateway could not deliver it', ar: 'لم تتمكن البوابة من تسليم الرسالة' },
  restrained: { en: 'The gateway restricted the number', ar: 'قيّدت البوابة هذا الرقم' },
  numbersOnly: { en: 'A linked phone writes to numbers only', ar: 'الجوال المرتبط يرسل إلى الأرقام فقط' },
  numberInvalid: { en: 'The number is not valid', ar: 'الرقم غير صحيح' },
  noCredit: { en: 'The SMS account has no credit', ar: 'لا يوجد رصيد في حساب الرسائل النصية' },
  filtered: { en: 'The text was filtered', ar: 'تم حجب النص' },
  senderUnknown: { en: 'The sender name is not registered', ar: 'اسم المرسل غير مسجّل' },
  senderRefused: { en: 'The sender name is not allowed', ar: 'اسم المرسل غير مسموح به' },
  textEmpty: { en: 'The text is empty', ar: 'النص فارغ' },
  smsKeyRefused: { en: 'The SMS provider refused the key', ar: 'رفض مزوّد الرسائل النصية المفتاح' },
  smsRefused: { en: 'The SMS provider refused it', ar: 'رفض مزوّد الرسائل النصية الرسالة' },
  smsBusy: { en: 'The SMS provider is busy', ar: 'مزوّد الرسائل النصية مشغول حاليًا' },
  smsUnread: { en: 'The SMS provider’s answer could not be read', ar: 'تعذّرت قراءة رد مزوّد الرسائل النصية' },
  smsFailed: { en: 'The SMS could not be delivered', ar: 'تعذّر تسليم الرسالة النصية' },
  mailNotFound: { en: 'The mail server could not be found', ar: 'تعذّر العثور على خادم البريد' },
  mailRefused: { en: 'The mail server refused it', ar: 'رفض خادم البريد الرسالة' },
  mailSilent: { en: 'The mail server did not answer', ar: 'لم يرد خادم البريد' },
  notReached: { en: 'The server could not be reached', ar: 'تعذّر الوصول إلى الخادم' },
  noAnswer: { en: 'The server did not answer', ar: 'لم يرد الخادم' },
  addressForbidden: { en: 'This address cannot be used', ar: 'لا يمكن استخدام هذا العنوان' },
  over: { en: 'The message no longer applies', ar: 'لم تعد الرسالة مناسبة' },
  arrivedOtherwise: { en: 'It arrived another way after all', ar: 'وصلت الرسالة بطريقة أخرى' },
  interrupted: {
    en: 'The process ended during the call; the outcome is unknown',
    ar: 'انقطع الاتصال أثناء الإرسال، والنتيجة غير معروفة',
  },
} as const satisfies Record<string, Localized>;

export type MessageTrouble = keyof typeof messageTroubles;

/** As it is written down: `The SMS provider is busy (429)`. */
export const troubleText = (trouble: MessageTrouble, code?: string | number): string =>
  code === undefined ? messageTroubles[trouble].en : `${messageTroubles[trouble].en} (${code})`;

/** What was written down in English, and how Arabic says it. The client's own sentences are among them. */
export const ARABIC_OF_TROUBLES: ReadonlyMap<string, string> = new Map(
  [...Object.values(messageTroubles), ...Object.values(errorCatalogue)].map(({ en, ar }) => [en, ar]),
);

/** What was written down, in both languages; words of elsewhere stay as they are. */
export function troubleInWords(written: string): Localized {
  const [, words, code = ''] = /^(.*?)( \([\w-]+\))?$/s.exec(written)!;
  const arabic = ARABIC_OF_TROUBLES.get(words!);
  return { en: written, ar: arabic === undefined ? written : `${arabic}${code}` };
}
