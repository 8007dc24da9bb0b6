import { defineCodes, defineStates, type CodeIn } from '../kernel/state-machine';

/** Who answers. What is closed opens by itself when she writes again. */
export const conversationStates = defineStates({
  bot: {
    code: 1,
    label: { en: 'Bot', ar: 'المساعد الآلي' },
    tone: 'info',
    normal: true,
    moves: ['waiting', 'taken', 'closed'],
  },
  waiting: {
    code: 2,
    label: { en: 'Waiting', ar: 'بالانتظار' },
    tone: 'warning',
    moves: ['taken', 'bot', 'closed'],
  },
  taken: {
    code: 3,
    label: { en: 'With a person', ar: 'مع موظف' },
    tone: 'success',
    moves: ['bot', 'waiting', 'closed'],
  },
  closed: {
    code: 4,
    label: { en: 'Done', ar: 'منتهية' },
    tone: 'neutral',
    normal: true,
    moves: ['bot', 'waiting', 'taken'],
  },
});
export type ConversationState = CodeIn<typeof conversationStates>;

/** What happened to a conversation besides what was written. */
export const conversationEvents = defineCodes({
  handed_over: { code: 1, label: { en: 'Handed over', ar: 'حُوّلت إلى الاستقبال' } },
  taken: { code: 2, label: { en: 'Taken', ar: 'استُلمت' } },
  to_bot: { code: 3, label: { en: 'Back to the bot', ar: 'أُعيدت إلى المساعد الآلي' } },
  closed: { code: 4, label: { en: 'Done', ar: 'أُنهيت' } },
});

/** Why the bot passed a conversation on. */
export const handOverReasons = defineCodes({
  asked: { code: 'asked', label: { en: 'wants a person', ar: 'طلب التحدث مع موظف' } },
  'not-understood': {
    code: 'not-understood',
    label: { en: 'a question the bot can’t answer', ar: 'سؤال لا يعرف المساعد جوابه' },
  },
  media: { code: 'media', label: { en: 'a picture or voice message', ar: 'صورة أو رسالة صوتية' } },
  'by-phone': { code: 'by-phone', label: { en: 'more than the bot can do', ar: 'لا يمكن إتمامه عبر المساعد' } },
  trouble: { code: 'trouble', label: { en: 'the bot had a problem', ar: 'خلل في المساعد' } },
});

/** What became of a message the bot answered. */
export const botOutcomes = defineCodes({
  answered: { code: 1, label: { en: 'Answered', ar: 'تم الرد' }, tone: 'success', normal: true },
  not_understood: { code: 2, label: { en: 'Not understood', ar: 'غير مفهومة' }, tone: 'warning' },
  handed_over: { code: 3, label: { en: 'Handed over', ar: 'حُوّلت إلى الاستقبال' }, tone: 'info' },
  failed: { code: 4, label: { en: 'Failed', ar: 'خلل' }, tone: 'danger' },
});
