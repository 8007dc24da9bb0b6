import { defineCodes, defineStates } from '../kernel/state-machine';

/** A merchant's request to add or edit a product of the platform's catalogue. Active means somebody must decide. */
export const productRequestStates = defineStates({
  rejected: { code: 0, label: { en: 'Rejected', ar: 'مرفوض' }, tone: 'danger', moves: [] },
  active: { code: 1, label: { en: 'In review', ar: 'قيد المراجعة' }, tone: 'info', moves: ['approved', 'rejected'] },
  approved: { code: 2, label: { en: 'Approved', ar: 'مقبول' }, tone: 'success', normal: true, moves: [] },
});

export const productRequestKinds = defineCodes({
  add: { code: 'add', label: { en: 'New product', ar: 'منتج جديد' }, tone: 'neutral', normal: true },
  edit: { code: 'edit', label: { en: 'Correction', ar: 'تصحيح' }, tone: 'neutral', normal: true },
});
