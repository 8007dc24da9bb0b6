import { defineStates } from '../kernel/state-machine';

/** News of the product. What was shown once is never a draft again: salons may have read it. */
export const platformUpdateStates = defineStates({
  draft: { code: 0, label: { en: 'Draft', ar: 'مسودة' }, tone: 'neutral', moves: ['published'] },
  published: {
    code: 1,
    label: { en: 'Published', ar: 'منشور' },
    tone: 'success',
    normal: true,
    moves: ['withdrawn'],
  },
  withdrawn: { code: 2, label: { en: 'Withdrawn', ar: 'مسحوب' }, tone: 'warning', moves: ['published'] },
});
