import type { AuditedRecords } from '../audit/audited-record';

export const heldBillAudit = {
  held_bills: {
    label: { en: 'Held invoice', ar: 'فاتورة معلّقة' },
    readBy: { merchant: 'billing.hold' },
    actions: {
      'held-bills.hold': { en: 'Put on hold', ar: 'تعليق' },
      'held-bills.drop': { en: 'Dropped', ar: 'حذف' },
    },
    values: {},
  },
} as const satisfies AuditedRecords;
