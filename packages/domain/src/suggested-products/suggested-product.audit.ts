import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const suggestedProductAudit = {
  catalogue_products: {
    label: { en: 'Suggested product', ar: 'منتج مقترح' },
    readBy: { manager: 'platform-settings.view' },
    actions: {
      'suggested-products.add': 'add',
      'suggested-products.edit': 'edit',
      'suggested-products.set-status': 'set-status',
      'suggested-products.correct': { en: 'Corrected on request of a salon', ar: 'تصحيح بطلب من صالون' },
      'suggested-products.take-over': { en: 'Added on request of a salon', ar: 'إضافة بطلب من صالون' },
    },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
