import type { AuditedRecords } from '../audit/audited-record';

export const tillClosingAudit = {
  till_closings: {
    label: { en: 'End of day', ar: 'إقفال اليوم' },
    readBy: { merchant: 'reports.daily-payments' },
    actions: { 'till-closings.close': { en: 'Day closed', ar: 'إقفال اليوم' } },
    fields: {
      day: { en: 'Day', ar: 'اليوم' },
      opening_float: { en: 'Opening float', ar: 'الرصيد الافتتاحي' },
      counted: { en: 'Counted', ar: 'المعدود' },
      difference: { en: 'Difference', ar: 'الفرق' },
    },
    values: {},
  },
} as const satisfies AuditedRecords;
