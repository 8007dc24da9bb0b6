import { defineCodes } from '../kernel/state-machine';

export const stockOperations = defineCodes({
  add_quantity: { code: 0, label: { en: 'Add quantity', ar: 'إضافة كمية' }, tone: 'success', normal: true },
  expired: { code: 1, label: { en: 'Expired', ar: 'منتهي الصلاحية' }, tone: 'danger' },
  lost: { code: 2, label: { en: 'Lost', ar: 'مفقود' }, tone: 'danger' },
  internal_use: { code: 3, label: { en: 'Internal use', ar: 'استخدام داخلي' }, tone: 'info', normal: true },
  // The client names billing without a number; 4 is ours, and so is what follows.
  billing: { code: 4, label: { en: 'Billing', ar: 'فوترة' }, tone: 'neutral', normal: true },
  /** No pieces: what was sold before it was there had another cost than was thought. */
  settled: { code: 5, label: { en: 'Cost difference', ar: 'فرق تكلفة' }, tone: 'neutral' },
  taken_back: { code: 7, label: { en: 'Receipt cancelled', ar: 'إلغاء استلام' }, tone: 'neutral' },
  found: { code: 6, label: { en: 'Found in a count', ar: 'زيادة في الجرد' }, tone: 'success' },
});

/** What a person chooses when pieces are gone. */
export const adjustReasons = defineCodes({
  expired: stockOperations.rows.expired,
  lost: stockOperations.rows.lost,
});

export const stockDocumentKinds = defineCodes({
  opening: { code: 0, label: { en: 'Initial quantity', ar: 'الكمية الأولية' } },
  receipt: { code: 1, label: { en: 'Receipt', ar: 'استلام بضاعة' } },
  adjustment: { code: 2, label: { en: 'Adjustment', ar: 'تعديل كمية' } },
  count: { code: 3, label: { en: 'Stock count', ar: 'جرد' } },
  internal_use: { code: 4, label: { en: 'Internal use', ar: 'استخدام داخلي' } },
  receipt_cancelled: { code: 5, label: { en: 'Receipt cancelled', ar: 'إلغاء استلام' } },
});
const SERIES = ['OB', 'GR', 'ADJ', 'CNT', 'USE', 'GRC'] as const;

/** `GR-12`. */
export const stockNumberText = (kind: number, number: number): string => `${SERIES[kind] ?? 'S'}-${number}`;
export const stockSeries = SERIES;

/** What a shelf asks for, the most urgent first. */
export const shelfNeeds = defineCodes({
  out: { code: 'out', label: { en: 'Out of stock', ar: 'نفد' }, tone: 'danger' },
  low: { code: 'low', label: { en: 'Below warning', ar: 'أقل من حد التنبيه' }, tone: 'warning' },
  expiring: { code: 'expiring', label: { en: 'Expires soon', ar: 'قارب على الانتهاء' }, tone: 'warning' },
});
