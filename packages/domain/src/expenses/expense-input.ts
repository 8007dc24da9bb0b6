import { z } from 'zod';
import { addMessage, codeOf, freeText, localDate, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';
import { MOST_MONEY } from '../till/bill';
import { MOST_MONTHS, monthsCovered } from './expense.rules';
import { expenseRepeats } from './expense.states';

const id = z.int();
/** Files beside one expense. */
export const MOST_FILES = 10;
/** Older bills are of books that were kept elsewhere. */
const FIRST_DAY = '2015-01-01';

export const expenseLabels = {
  supplier: { en: 'Supplier', ar: 'المورد' },
  supplier_invoice_number: { en: 'Supplier invoice number', ar: 'رقم فاتورة المورد' },
  invoice_date: { en: 'Invoice date', ar: 'تاريخ الفاتورة' },
  type: { en: 'Type', ar: 'النوع' },
  net: { en: 'Without VAT', ar: 'قبل الضريبة' },
  vat: { en: 'VAT paid', ar: 'الضريبة المدفوعة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  open: { en: 'Left to pay', ar: 'المتبقي' },
  due_on: { en: 'Due date', ar: 'تاريخ الاستحقاق' },
  bill_from: { en: 'Bill from', ar: 'الفاتورة من' },
  bill_to: { en: 'Bill to', ar: 'الفاتورة إلى' },
  note: { en: 'Note', ar: 'ملاحظة' },
  status: { en: 'Status', ar: 'الحالة' },
  repeats: { en: 'Repeats', ar: 'التكرار' },
} as const;

const { cash, credit_card, transfer, cheque } = paymentMethods.codes;
/** How suppliers are paid: nobody sends them a link. */
export const PAYS_SUPPLIERS = [cash, credit_card, transfer, cheque] as const;

const payment = {
  method: z.literal(PAYS_SUPPLIERS),
  amount: minorAmount({ min: 1, max: MOST_MONEY }),
  reference_number: orEmpty(freeText({ en: 'Reference number', ar: 'رقم المرجع' }, 50)),
};
const paymentNow = z.strictObject(payment);

const fields = z.strictObject({
  supplier_id: id.nullish(),
  supplier_invoice_number: orEmpty(requiredText(expenseLabels.supplier_invoice_number, 50)),
  invoice_date: localDate(expenseLabels.invoice_date),
  type_id: id,
  net: minorAmount({ min: 1, max: MOST_MONEY }),
  vat: minorAmount({ max: MOST_MONEY }).default(0),
  /** Without one it is due at once. */
  due_on: orEmpty(localDate(expenseLabels.due_on)),
  bill_from: orEmpty(localDate(expenseLabels.bill_from)),
  bill_to: orEmpty(localDate(expenseLabels.bill_to)),
  note: orEmpty(freeText(expenseLabels.note, 500)),
  repeat_months: codeOf(expenseRepeats).default(expenseRepeats.codes.never),
  repeat_by_itself: z.boolean().default(false),
  /** The answer to the question about a second one of the same number and date. */
  save_duplicate: z.boolean().default(false),
});

type Fields = z.output<typeof fields>;

function soundDates(expense: Fields, ctx: z.core.$RefinementCtx): void {
  const { invoice_date, due_on, bill_from, bill_to } = expense;
  if (invoice_date < FIRST_DAY)
    addMessage(ctx, say('after-or-equal', { other: FIRST_DAY }), ['invoice_date'], expenseLabels.invoice_date);
  if (due_on && due_on < invoice_date)
    addMessage(ctx, say('after-or-equal', { other: expenseLabels.invoice_date }), ['due_on'], expenseLabels.due_on);
  if (bill_from && !bill_to) addMessage(ctx, say('required'), ['bill_to'], expenseLabels.bill_to);
  if (bill_to && !bill_from) addMessage(ctx, say('required'), ['bill_from'], expenseLabels.bill_from);
  if (!bill_from || !bill_to) return;
  if (bill_from < FIRST_DAY)
    addMessage(ctx, say('after-or-equal', { other: FIRST_DAY }), ['bill_from'], expenseLabels.bill_from);
  if (bill_to < bill_from)
    addMessage(ctx, say('after-or-equal', { other: expenseLabels.bill_from }), ['bill_to'], expenseLabels.bill_to);
  else if (monthsCovered(bill_from, bill_to) > MOST_MONTHS)
    addMessage(ctx, say('invalid'), ['bill_to'], expenseLabels.bill_to);
}

const files = z.array(id).max(MOST_FILES).default([]);
export const addExpenseInput = fields
  .extend({ upload_ids: files, payments: z.array(paymentNow).max(5).default([]) })
  .superRefine(soundDates);
export type AddExpenseInput = z.output<typeof addExpenseInput>;
export const editExpenseInput = fields.extend({ id }).superRefine(soundDates);
export const confirmExpenseInput = fields
  .extend({ id, upload_ids: files, payments: z.array(paymentNow).max(5).default([]) })
  .superRefine(soundDates);
export type ExpenseFields = Omit<Fields, 'save_duplicate'>;

export const payExpenseInput = z.strictObject({
  ...payment,
  id,
  /** Today, unless it says otherwise. */
  day: orEmpty(localDate({ en: 'Paid on', ar: 'تاريخ الدفع' })),
  note: orEmpty(freeText(expenseLabels.note, 500)),
});
const REASON = { en: 'Reason', ar: 'السبب' };
export const cancelExpenseInput = z.strictObject({ id, reason: requiredText(REASON, 200) });
