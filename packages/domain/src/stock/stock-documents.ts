import { z } from 'zod';
import { addMessage, codeOf, freeText, localDate, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { timesQuantity } from '../kernel/money';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { billFacts, soundBillDates } from '../expenses/bill-facts';
import { QUANTITY_MAX } from '../products/product.rules';
import { PRICE_MAX } from '../services/service.rules';
import { adjustReasons } from './stock.states';

const id = z.int();
export const MOST_STOCK_LINES = 200;
/** The most a receipt may cost, in minor units: every sum of them stays exact. */
export const MOST_STOCK_COST = 100_000_000_000;

const labels = {
  batch: { en: 'Batch', ar: 'رقم التشغيلة' },
  expires: { en: 'Expires on', ar: 'تاريخ الانتهاء' },
  note: { en: 'Note', ar: 'ملاحظة' },
  reason: { en: 'Reason', ar: 'السبب' },
};
const pieces = z.int().min(1).max(QUANTITY_MAX);
const note = orEmpty(freeText(labels.note, 500));
const lines = <Line extends z.ZodType<{ product_id: number }>>(line: Line) =>
  z.array(line).min(1).max(MOST_STOCK_LINES);

/** Each product once: two lines of one are a slip of the hand. */
function eachOnce(values: readonly { product_id: number }[], ctx: z.core.$RefinementCtx): void {
  for (const [place, { product_id }] of values.entries())
    if (values.findIndex((line) => line.product_id === product_id) < place)
      addMessage(ctx, say('product-twice'), ['lines', place, 'product_id']);
}

/** Goods that came in, with the bill they came with: what they cost is what its lines add up to. */
const receipt = z.object({
  ...billFacts,
  /** Without one it is of today. */
  invoice_date: orEmpty(billFacts.invoice_date),
  note,
  lines: lines(
    z.object({
      product_id: id,
      quantity: pieces,
      /** Of one piece, without VAT. */
      unit_cost: minorAmount({ max: PRICE_MAX }),
      batch: orEmpty(freeText(labels.batch, 40)),
      expires_on: orEmpty(localDate(labels.expires)),
    }),
  ),
});
export const receiptInput = receipt.superRefine(soundBillDates);
export type ReceiptInput = z.output<typeof receiptInput>;

/** What the lines of a receipt cost together, without VAT. */
export const costOfLines = (values: readonly { quantity: number; unit_cost: number }[]): number =>
  values.reduce((sum, { quantity, unit_cost }) => sum + timesQuantity(unit_cost, quantity), 0);

export const adjustInput = z
  .object({
    note,
    lines: lines(z.object({ product_id: id, reason: codeOf(adjustReasons), quantity: pieces })),
  })
  .superRefine(({ lines: values }, ctx) => eachOnce(values, ctx));

export const internalUseInput = z
  .object({
    employee_id: id,
    service_id: id.nullish(),
    note,
    lines: lines(z.object({ product_id: id, quantity: pieces })),
  })
  .superRefine(({ lines: values }, ctx) => eachOnce(values, ctx));

const BOOKED_MAX = 10_000_000;
export const countInput = z
  .object({
    note,
    lines: lines(
      z.object({
        product_id: id,
        /** What the books said when it was counted: what is sold meanwhile is no difference. */
        expected: z.int().min(-BOOKED_MAX).max(BOOKED_MAX),
        counted: z.int().min(0).max(QUANTITY_MAX),
      }),
    ),
  })
  .superRefine(({ lines: values }, ctx) => eachOnce(values, ctx));

export const cancelReceiptInput = z.object({ id, reason: requiredText(labels.reason, 200) });
