import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, freeText, localDate, minorAmount, orEmpty } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';
import { MOST_MONEY } from './bill';

export const closingLabels = {
  day: { en: 'Day', ar: 'اليوم' },
  note: { en: 'Note', ar: 'ملاحظة' },
  left_in_drawer: { en: 'Leave in the drawer', ar: 'يبقى في الدرج' },
} as const;

const money = z.int();
const count = z.strictObject({
  method: codeOf(paymentMethods),
  /** As the screen showed it: whoever counted against something else counts again. */
  expected: z.int().min(-MOST_MONEY).max(MOST_MONEY),
  counted: z.int().min(-MOST_MONEY).max(MOST_MONEY),
  note: orEmpty(freeText(closingLabels.note, 300)),
});

export const closeDayInput = z
  .strictObject({
    day: localDate(closingLabels.day),
    /** What the drawer began with. It is part of what was counted, and of what is expected, once. */
    opening_float: minorAmount({ max: MOST_MONEY }),
    left_in_drawer: minorAmount({ max: MOST_MONEY }),
    counts: z.array(count).min(1).max(Object.keys(paymentMethods.codes).length),
  })
  .superRefine(({ counts, left_in_drawer }, ctx) => {
    const { cash } = paymentMethods.codes;
    for (const [index, { method, counted, expected, note }] of counts.entries()) {
      if (counted !== expected && !note)
        addMessage(ctx, say('required'), ['counts', index, 'note'], closingLabels.note);
      if (counts.findIndex((one) => one.method === method) !== index)
        addMessage(ctx, say('max-items', { max: 1 }), ['counts', index, 'method']);
      if (method === cash && counted < 0) addMessage(ctx, say('min', { min: 0 }), ['counts', index, 'counted']);
    }
    const drawer = counts.find(({ method }) => method === cash)?.counted ?? 0;
    if (left_in_drawer > Math.max(drawer, 0))
      addMessage(ctx, say('above-count'), ['left_in_drawer'], closingLabels.left_in_drawer);
  });

const tillDay = z.object({
  day: z.string(),
  today: z.string(),
  /** Methods the salon takes, and those that moved. */
  methods: z.array(
    z.object({
      method: codeOf(paymentMethods),
      received: money,
      given_back: money,
      /** Of a closed day: what was counted, kept as it was. */
      counted: money.nullable(),
      expected: money.nullable(),
      difference: money.nullable(),
      note: z.string().nullable(),
      after_closing: money,
    }),
  ),
  flow: z.object({
    sales: money,
    tips: money,
    balances_in: money,
    balances_used: money,
    gift_cards_in: money,
    gift_cards_used: money,
    left_to_pay: money,
    collected: money,
    other: money,
    net: money,
  }),
  /** What the last closing left in the drawer, with what came after it. */
  suggested_float: money,
  closing: z
    .object({
      id: z.int(),
      opening_float: money,
      left_in_drawer: money,
      closed_by: z.string().nullable(),
      closed_at: z.string(),
    })
    .nullable(),
});
export type TillDay = z.output<typeof tillDay>;

export const tillClosingContract = {
  get_day: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'till_closings/get_day',
    access: 'reports.daily-payments',
    summary: 'The money of a business day by method, and how it was closed',
    input: z.object({ day: localDate(closingLabels.day).optional() }),
    output: tillDay,
    errors: [],
  }),
  close: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'till_closings/close',
    access: 'billing.close-day',
    alsoNeeds: ['reports.daily-payments'],
    summary: 'Close a business day: keep what was counted and post the differences, once',
    input: closeDayInput,
    output: z.object({ id: z.int() }),
    errors: ['DAY_ALREADY_CLOSED', 'DAY_NOT_BEGUN', 'TILL_MOVED'],
  }),
};
