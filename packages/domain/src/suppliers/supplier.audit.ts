import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const supplierAudit = {
  suppliers: {
    label: { en: 'Supplier', ar: 'مورد' },
    readBy: { merchant: 'accounting.suppliers' },
    named: 'name',
    actions: { 'suppliers.add': 'add', 'suppliers.edit': 'edit', 'suppliers.set-status': 'set-status' },
    fields: { contact: { en: 'Contact person', ar: 'جهة الاتصال' } },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
