import type { AuditedRecords } from '../audit/audited-record';
import { paymentMethods } from '../payments/payment.states';
import { expenseLabels as labels } from './bill-facts';
import { expenseRepeats, expenseStates } from './expense.states';

export const expenseAudit = {
  expenses: {
    label: { en: 'Expense', ar: 'مصروف' },
    readBy: { merchant: 'accounting.expenses' },
    opens: 'merchant-accounting-expenses-expense-one',
    actions: {
      'expenses.add': 'add',
      'expenses.edit': 'edit',
      'expenses.propose': { en: 'Expense proposed', ar: 'اقتراح مصروف' },
      'expenses.confirm': { en: 'Expense confirmed', ar: 'تأكيد مصروف' },
      'expenses.dismiss': { en: 'Expense dismissed', ar: 'استبعاد مصروف' },
      'expenses.cancel': { en: 'Expense cancelled', ar: 'إلغاء مصروف' },
      'expenses.pay': { en: 'Expense paid', ar: 'دفع مصروف' },
      'expenses.cancel-payment': { en: 'Payment of an expense cancelled', ar: 'إلغاء دفعة مصروف' },
      'expenses.set-repeat': { en: 'Repetition changed', ar: 'تغيير التكرار' },
      'expenses.add-file': { en: 'Attachment added', ar: 'إضافة مرفق' },
      'expenses.remove-file': { en: 'Attachment removed', ar: 'حذف مرفق' },
    },
    fields: {
      supplier_id: labels.supplier,
      supplier_invoice_number: labels.supplier_invoice_number,
      invoice_date: labels.invoice_date,
      type_id: labels.type,
      net: labels.net,
      vat: labels.vat,
      due_on: labels.due_on,
      bill_from: labels.bill_from,
      bill_to: labels.bill_to,
      repeat_months: labels.repeats,
      repeat_by_itself: { en: 'Recorded automatically', ar: 'يُسجَّل تلقائيًا' },
      method: { en: 'Payment method', ar: 'طريقة الدفع' },
      number: { en: 'Number', ar: 'الرقم' },
      day: { en: 'Paid on', ar: 'تاريخ الدفع' },
      file_name: { en: 'File', ar: 'الملف' },
      stop: { en: 'Stop repeating', ar: 'إيقاف التكرار' },
    },
    values: { status: expenseStates.choices, method: paymentMethods.choices, repeat_months: expenseRepeats.choices },
  },
} as const satisfies AuditedRecords;
