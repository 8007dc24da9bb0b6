import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const expenseTypeAudit = {
  expense_types: {
    label: { en: 'Expense type', ar: 'نوع مصروف' },
    readBy: { merchant: 'settings.accounting' },
    named: 'english_name and arabic_name',
    actions: { 'expense-types.add': 'add', 'expense-types.edit': 'edit', 'expense-types.set-status': 'set-status' },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
