import { z } from 'zod';
import { addMessage, codeOf, freeText, localDate, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { isLocalDate } from '../kernel/time/local-date';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { MOST_MONEY } from '../till/bill';
import { billFacts, expenseLabels, FIRST_DAY, paymentFields, soundBillDates } from './bill-facts';
import { MOST_MONTHS, monthsCovered } from './expense.rules';
import { expenseRepeats } from './expense.states';

const id = z.int();
/** Files beside one expense. */
export const MOST_FILES = 10;
const { payments, ...facts } = billFacts;
const fields = z.strictObject({
  ...facts,
  type_id: id,
  net: minorAmount({ min: 1, max: MOST_MONEY }),
  bill_from: orEmpty(localDate(expenseLabels.bill_from)),
  bill_to: orEmpty(localDate(expenseLabels.bill_to)),
  note: orEmpty(freeText(expenseLabels.note, 500)),
  repeat_months: codeOf(expenseRepeats).default(expenseRepeats.codes.never),
  repeat_by_itself: z.boolean().default(false),
});

type Fields = z.output<typeof fields>;

function soundDates(expense: Fields, ctx: z.core.$RefinementCtx): void {
  const { bill_from, bill_to } = expense;
  soundBillDates(expense, ctx);
  if (bill_from && !bill_to) addMessage(ctx, say('required'), ['bill_to'], expenseLabels.bill_to);
  if (bill_to && !bill_from) addMessage(ctx, say('required'), ['bill_from'], expenseLabels.bill_from);
  // What is no date has its own sentence, and no months to count.
  if (!bill_from || !bill_to || !isLocalDate(bill_from) || !isLocalDate(bill_to)) return;
  if (bill_from < FIRST_DAY)
    addMessage(ctx, say('after-or-equal', { other: FIRST_DAY }), ['bill_from'], expenseLabels.bill_from);
  if (bill_to < bill_from)
    addMessage(ctx, say('after-or-equal', { other: expenseLabels.bill_from }), ['bill_to'], expenseLabels.bill_to);
  else if (monthsCovered(bill_from, bill_to) > MOST_MONTHS)
    addMessage(ctx, say('invalid'), ['bill_to'], expenseLabels.bill_to);
}

const files = z.array(id).max(MOST_FILES).default([]);
export const addExpenseInput = fields.extend({ upload_ids: files, payments }).superRefine(soundDates);
export type AddExpenseInput = z.output<typeof addExpenseInput>;
export const editExpenseInput = fields.extend({ id }).superRefine(soundDates);
export const confirmExpenseInput = fields.extend({ id, upload_ids: files, payments }).superRefine(soundDates);
export type ExpenseFields = Fields;

export const payExpenseInput = z.strictObject({
  ...paymentFields,
  id,
  /** Today, unless it says otherwise. */
  day: orEmpty(localDate({ en: 'Paid on', ar: 'تاريخ الدفع' })),
  note: orEmpty(freeText(expenseLabels.note, 500)),
});
const REASON = { en: 'Reason', ar: 'السبب' };
export const cancelExpenseInput = z.strictObject({ id, reason: requiredText(REASON, 200) });
