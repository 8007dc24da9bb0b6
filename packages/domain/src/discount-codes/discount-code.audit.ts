import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { discountCodeCategories } from './discount-code.states';

export const discountCodeAudit = {
  discount_codes: {
    label: { en: 'Discount code', ar: 'كود خصم' },
    readBy: { merchant: 'menu.discount-codes' },
    named: 'code',
    actions: {
      'discount-codes.add': 'add',
      'discount-codes.edit': 'edit',
      'discount-codes.set-status': 'set-status',
    },
    fields: {
      max_uses: { en: 'Maximum uses', ar: 'الحد الأقصى للاستخدام' },
      max_uses_per_customer: { en: 'Maximum uses per customer', ar: 'الحد الأقصى لكل عميل' },
    },
    values: { category: discountCodeCategories.choices, status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
