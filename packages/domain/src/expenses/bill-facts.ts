import { z } from 'zod';
import { addMessage, freeText, localDate, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';
import { MOST_MONEY } from '../till/bill';

/** Older bills are of books that were kept elsewhere. */
export const FIRST_DAY = '2015-01-01';

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

export const paymentFields = {
  method: z.literal(PAYS_SUPPLIERS),
  amount: minorAmount({ min: 1, max: MOST_MONEY }),
  reference_number: orEmpty(freeText({ en: 'Reference number', ar: 'رقم المرجع' }, 50)),
};
const paymentNow = z.strictObject(paymentFields);

/** What the bill of a supplier says, whatever it is for. */
export const billFacts = {
  supplier_id: z.int().nullish(),
  supplier_invoice_number: orEmpty(requiredText(expenseLabels.supplier_invoice_number, 50)),
  invoice_date: localDate(expenseLabels.invoice_date),
  vat: minorAmount({ max: MOST_MONEY }).default(0),
  /** Without one it is due at once. */
  due_on: orEmpty(localDate(expenseLabels.due_on)),
  /** The answer to the question about a second one of the same number and date. */
  save_duplicate: z.boolean().default(false),
  payments: z.array(paymentNow).max(5).default([]),
};

export function soundBillDates(
  { invoice_date, due_on }: { invoice_date?: string | undefined; due_on?: string | undefined },
  ctx: z.core.$RefinementCtx,
): void {
  if (invoice_date === undefined) return;
  if (invoice_date < FIRST_DAY)
    addMessage(ctx, say('after-or-equal', { other: FIRST_DAY }), ['invoice_date'], expenseLabels.invoice_date);
  if (due_on && due_on < invoice_date)
    addMessage(ctx, say('after-or-equal', { other: expenseLabels.invoice_date }), ['due_on'], expenseLabels.due_on);
}
