import type { ErrorEntry } from '../kernel/app-error';

export const surveyErrors = {
  SURVEY_RULE_TAKEN: {
    meaning: 'rule',
    en: 'The survey "{name}" is already sent after the same visits. Stop it first, or change when this one is sent.',
    ar: 'الاستبيان «{name}» يُرسل بعد الزيارات نفسها. أوقفه أولًا أو غيّر قاعدة إرسال هذا الاستبيان.',
  },
  SURVEY_CHANGED: {
    meaning: 'conflict',
    en: 'Somebody changed this survey in the meantime. Reload the page to see it.',
    ar: 'تم تعديل هذا الاستبيان من مستخدم آخر. أعد تحميل الصفحة لعرضه.',
  },
  SURVEY_NOBODY_TO_ASK: {
    meaning: 'rule',
    en: 'This customer cannot be written to: no WhatsApp or SMS under the number, or no wish for messages.',
    ar: 'لا يمكن مراسلة هذا العميل: لا واتساب ولا رسائل نصية على رقمه، أو أنه لا يرغب في الرسائل.',
  },
  SURVEY_SENT_LATELY: {
    meaning: 'rule',
    en: 'This customer was already asked within the last {days}.',
    ar: 'سبق إرسال استبيان إلى هذا العميل خلال آخر {days}.',
  },
} as const satisfies Record<string, ErrorEntry>;
