import { defineCodes } from '../kernel/state-machine';

export const stockOperations = defineCodes({
  add_quantity: { code: 0, label: { en: 'Add quantity', ar: 'إضافة كمية' }, tone: 'success', normal: true },
  expired: { code: 1, label: { en: 'Expired', ar: 'منتهي الصلاحية' }, tone: 'danger' },
  lost: { code: 2, label: { en: 'Lost', ar: 'مفقود' }, tone: 'danger' },
  internal_use: { code: 3, label: { en: 'Internal use', ar: 'استخدام داخلي' }, tone: 'info' },
  // The client names billing without a number; 4 is ours.
  billing: { code: 4, label: { en: 'Billing', ar: 'فوترة' }, tone: 'neutral' },
});
