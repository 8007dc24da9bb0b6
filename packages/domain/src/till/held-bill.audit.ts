import type { AuditedRecords } from '../audit/audited-record';

export const heldBillAudit = {
  held_bills: {
    named: 'customer',
    label: { en: 'Held invoice', ar: 'فاتورة معلّقة' },
    readBy: { merchant: 'billing.hold' },
    actions: {
      'held-bills.hold': { en: 'Invoice put on hold', ar: 'تعليق فاتورة' },
      'held-bills.drop': { en: 'Held invoice dropped', ar: 'حذف فاتورة معلّقة' },
    },
    values: {},
  },
} as const satisfies AuditedRecords;
