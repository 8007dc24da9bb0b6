import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { productRequestKinds, productRequestStates } from './product-request.states';

export const productAudit = {
  products: {
    label: { en: 'Product', ar: 'منتج' },
    readBy: { merchant: 'products.view' },
    actions: { 'products.activate': 'activate', 'products.edit': 'edit', 'products.set-status': 'set-status' },
    fields: {
      initial_cost: { en: 'Unit cost', ar: 'تكلفة القطعة' },
      initial_quantity: { en: 'Initial quantity', ar: 'الكمية الأولية' },
      warning_quantity: { en: 'Warning quantity', ar: 'كمية التنبيه' },
    },
    values: { status: recordStates.choices },
  },
  product_requests: {
    label: { en: 'Product request', ar: 'طلب منتج' },
    readBy: { merchant: 'products.define', manager: 'platform-checks.view' },
    actions: {
      'product-requests.add': { en: 'New product requested', ar: 'طلب منتج جديد' },
      'product-requests.correct': { en: 'Correction requested', ar: 'طلب تصحيح' },
      'product-requests.withdraw': 'withdraw',
      'platform-checks.decide': { en: 'Reviewed by Rawnaq', ar: 'مراجعة من إدارة رونق' },
    },
    fields: { decided_at: { en: 'Decision date', ar: 'تاريخ القرار' } },
    values: { kind: productRequestKinds.choices, status: productRequestStates.choices },
  },
} as const satisfies AuditedRecords;
