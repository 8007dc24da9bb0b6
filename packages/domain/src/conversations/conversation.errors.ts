import type { ErrorEntry } from '../kernel/app-error';

export const conversationErrors = {
  CONVERSATION_WINDOW_CLOSED: {
    meaning: 'invalid',
    en: 'The customer last wrote more than 24 hours ago: WhatsApp takes approved templates only, and none is set up',
    ar: 'مضى على آخر رسالة من العميل أكثر من 24 ساعة، وواتساب يقبل الآن القوالب المعتمدة فقط، ولا يوجد قالب معدّ',
  },
  NOT_A_SANDBOX_LINE: {
    meaning: 'invalid',
    en: 'The simulated phone only writes to salons whose WhatsApp is the sandbox',
    ar: 'الهاتف التجريبي يراسل فقط الصالونات التي يعمل واتسابها في الوضع التجريبي',
  },
} as const satisfies Record<string, ErrorEntry>;
