import { defineCodes, defineStates } from '../kernel/state-machine';

/** What visitors of the website write. Whoever was answered may be written to once more without a move. */
export const contactStates = defineStates({
  new: { code: 0, label: { en: 'New', ar: 'جديدة' }, tone: 'info', moves: ['answered', 'closed'] },
  answered: { code: 1, label: { en: 'Answered', ar: 'تم الرد' }, tone: 'success', normal: true, moves: [] },
  closed: {
    code: 2,
    label: { en: 'Closed without an answer', ar: 'أُغلقت بدون رد' },
    tone: 'neutral',
    moves: ['answered', 'new'],
  },
  // A field that people do not see was filled in: probably a machine. Kept, because a helpful browser may do so too.
  suspected: {
    code: 3,
    label: { en: 'Probably spam', ar: 'مشتبه بها' },
    tone: 'warning',
    moves: ['new', 'answered', 'closed'],
  },
});

/** What it is about, as the visitor says. */
export const contactTopics = defineCodes({
  question: { code: 0, label: { en: 'A question before starting', ar: 'سؤال قبل البدء' } },
  account: { code: 1, label: { en: 'An account we have', ar: 'حساب قائم' } },
  stay: { code: 2, label: { en: 'A stay or a property', ar: 'وحدة سياحية' } },
  data: { code: 3, label: { en: 'Personal data', ar: 'البيانات الشخصية' } },
  other: { code: 4, label: { en: 'Something else', ar: 'موضوع آخر' } },
});
