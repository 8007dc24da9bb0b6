import { defineStates } from '../kernel/state-machine';

/**
 * What the platform thinks of a category or service that a salon made itself. The salon uses it either way; approved
 * ones are suggested to everybody.
 */
export const entryCheckStates = defineStates({
  rejected: { code: 0, label: { en: 'Rejected', ar: 'مرفوض' }, tone: 'danger', moves: ['approved'] },
  new: { code: 1, label: { en: 'In review', ar: 'قيد المراجعة' }, tone: 'info', moves: ['approved', 'rejected'] },
  approved: { code: 2, label: { en: 'Approved', ar: 'مقبول' }, tone: 'success', normal: true, moves: [] },
});
