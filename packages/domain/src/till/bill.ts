import { z } from 'zod';
import { addMessage, basisPoints, codeOf, freeText, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';

const id = z.int();
export const MOST_INVOICE_LINES = 200;
/** Ten million whole units of a currency with two decimals: no till needs more, and every sum stays exact. */
export const MOST_MONEY = 1_000_000_000;
const money = (min = 0) => minorAmount({ min, max: MOST_MONEY });

/** What can stand on a bill of the till. Gift cards are sold on an invoice of their own. */
export const SELLABLE_KINDS = ['service', 'product', 'package', 'package_use', 'tip'] as const;
export type SellableKind = (typeof SELLABLE_KINDS)[number];

const needs = {
  service: ['service_id', 'employee_id'],
  product: ['product_id'],
  package: ['offer_id'],
  package_use: ['service_id', 'employee_id', 'customer_package_id'],
  tip: ['employee_id'],
} as const satisfies Record<SellableKind, readonly string[]>;

const lineShape = z.strictObject({
  kind: z.enum(SELLABLE_KINDS),
  service_id: id.optional(),
  product_id: id.optional(),
  offer_id: id.optional(),
  customer_package_id: id.optional(),
  /** Who does it, or for whom the tip is. */
  employee_id: id.optional(),
  /** Who sold it and earns the commission; without one it is whoever does it. */
  salesman_id: id.optional(),
  quantity: z.int().min(1).max(999).default(1),
  /** As the bill shows it, VAT included. Another one than the price list's needs the right to change prices. */
  unit_price: money(),
  discount_percent: basisPoints(1).optional(),
  discount_amount: money(1).optional(),
  in_package_price: z.boolean().default(false),
});
export type BillLine = z.output<typeof lineShape>;

const EMPLOYEE = { en: 'Employee', ar: 'الموظف' };

/** `isHeld`: who does it may still be open, for only what is issued was done by somebody. */
const lineOf = (isHeld: boolean) =>
  lineShape.superRefine((line, ctx) => {
    for (const name of needs[line.kind]) {
      if (line[name] !== undefined || (isHeld && name === 'employee_id')) continue;
      addMessage(ctx, say('required'), [name], name === 'employee_id' ? EMPLOYEE : undefined);
    }
    if (line.discount_percent !== undefined && line.discount_amount !== undefined)
      addMessage(ctx, say('invalid'), ['discount_amount']);
  });

const AUTHORIZATION = { en: 'Authorization code', ar: 'رمز الموافقة' };

const paymentShape = z.strictObject({
  method: codeOf(paymentMethods),
  amount: money(1),
  /** The cash handed over, when it was more. */
  tendered: money(1).optional(),
  /** Never a card number: those are refused. */
  authorization_code: orEmpty(freeText(AUTHORIZATION, 30)),
  reference_number: orEmpty(freeText(undefined, 50)),
});
export const paymentInput = paymentShape.superRefine(({ method, authorization_code }, ctx) => {
  if (method === paymentMethods.codes.credit_card && authorization_code === undefined)
    addMessage(ctx, say('required'), ['authorization_code'], AUTHORIZATION);
});
export type PaymentInput = z.output<typeof paymentInput>;
export const MOST_PAYMENTS = 10;

/** All that a bill says whether it is issued or held. */
const billShape = {
  /** Nobody: a walk-in. */
  customer_id: id.optional(),
  appointment_id: id.optional(),
  salesman_id: id.optional(),
  note: orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 500)),
  /** A discount code or a coupon, as typed. */
  code: orEmpty(requiredText(undefined, 30)),
  package_price: money().optional(),
  /** A gift card or voucher: its code, or what its QR says. */
  gift_card: orEmpty(requiredText(undefined, 200)),
  balance_used: money().default(0),
} as const;

/** A bill that is not issued yet, as the device keeps it. It may be unfinished in every way. */
export const heldBill = z.strictObject({
  ...billShape,
  lines: z.array(lineOf(true)).max(MOST_INVOICE_LINES),
  payments: z.array(paymentShape).max(MOST_PAYMENTS).default([]),
});
export type HeldBill = z.output<typeof heldBill>;

export const issueInput = z.strictObject({
  ...billShape,
  lines: z.array(lineOf(false)).min(1).max(MOST_INVOICE_LINES),
  payments: z.array(paymentInput).max(MOST_PAYMENTS).default([]),
  /** What the till showed. When prices or rights have changed meanwhile, nothing is issued. */
  expected_payable: money(),
  /** The bill that was put aside and is issued now. */
  held_bill_id: id.optional(),
});
export type IssueInput = z.output<typeof issueInput>;

export const issuedInvoice = z.object({
  id,
  unique_id: z.string(),
  number: z.int(),
  number_text: z.string(),
  payable: z.int(),
  open: z.int(),
  change: z.int(),
  points_earned: z.int(),
});
export type IssuedInvoice = z.output<typeof issuedInvoice>;
