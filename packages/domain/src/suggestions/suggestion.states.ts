import { defineStates } from '../kernel/state-machine';

/** Development suggestions of merchants. A decision can be reconsidered by taking the suggestion up again. */
export const suggestionStates = defineStates({
  rejected: { code: 0, label: { en: 'Rejected', ar: 'مرفوض' }, tone: 'danger', moves: ['under_processing'] },
  new: { code: 1, label: { en: 'New', ar: 'جديد' }, tone: 'info', moves: ['under_processing', 'done', 'rejected'] },
  under_processing: {
    code: 2,
    label: { en: 'Under processing', ar: 'قيد التنفيذ' },
    tone: 'warning',
    moves: ['done', 'rejected'],
  },
  done: {
    code: 3,
    label: { en: 'Done', ar: 'تم التنفيذ' },
    tone: 'success',
    normal: true,
    moves: ['under_processing'],
  },
});
