import { z } from 'zod';
import { discountCodeCategories } from '../discount-codes/discount-code.states';
import { giftCardTypes } from '../gift-cards/gift-card.states';
import { endpoint } from '../kernel/contract';
import { codeOf, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { offerServiceTypes } from '../offers/offer.states';
import { paymentMethods } from '../payments/payment.states';
import { heldBill, issuedInvoice, issueInput } from './bill';

const id = z.int();
const queryId = z.coerce.number().int();
const done = z.object({ done: z.literal(true) });
const named = { id, english_name: z.string(), arabic_name: z.string() };
const merchant = { areas: ['merchant'] } as const;

/** Everything the till offers, in one answer: it is searched and scanned on the device. */
const catalogue = z.object({
  currency: z.string(),
  country: z.string(),
  /** Basis points; zero while the salon charges no VAT. */
  vat_rate: z.int(),
  /** The salon's business day. */
  today: z.string(),
  methods: z.array(codeOf(paymentMethods)),
  /** Somebody makes payment links for the salon. */
  takes_links: z.boolean(),
  loyalty_active: z.boolean(),
  hold_invoice: z.boolean(),
  /** Packages are not used on holidays. */
  is_holiday: z.boolean(),
  groups: z.array(z.object(named)),
  services: z.array(
    z.object({
      ...named,
      group_id: id,
      /** What it costs today: the offer price where there is one. */
      price: z.int(),
      list_price: z.int(),
      job_time: z.int(),
      employees: z.array(id),
    }),
  ),
  products: z.array(
    z.object({
      ...named,
      barcode: z.string(),
      owner_name: z.string(),
      price: z.int(),
      quantity: z.int(),
    }),
  ),
  offers: z.array(
    z.object({
      ...named,
      type: codeOf(offerServiceTypes),
      price: z.int(),
      max_services_to_use: z.int().nullable(),
      expires_on: z.string().nullable(),
      services: z.array(id),
    }),
  ),
  employees: z.array(
    z.object({ id, name: z.string(), short_name: z.string(), picture_url: z.string().nullable(), is_me: z.boolean() }),
  ),
});
export type TillCatalogue = z.output<typeof catalogue>;

/** A discount code or a coupon, with what it takes off. */
const foundCode = z.object({
  code: z.string(),
  kind: z.enum(['discount-code', 'coupon']),
  percent: z.int().nullable(),
  amount: z.int().nullable(),
  category: codeOf(discountCodeCategories),
  services: z.array(id),
  products: z.array(id),
});
export type FoundCode = z.output<typeof foundCode>;

const foundGiftCard = z.object({
  id,
  code: z.string(),
  type: codeOf(giftCardTypes),
  value: z.int(),
  description: z.string().nullable(),
  beneficiary: z.string().nullable(),
  expires_on: z.string().nullable(),
});
export type FoundGiftCard = z.output<typeof foundGiftCard>;

/** What a customer has with the salon, as the till needs it. */
const purse = z.object({
  customer: z.object({
    id,
    name: z.string(),
    mobile: z.string(),
    trn: z.string().nullable(),
    email: z.string().nullable(),
    notes: z.string().nullable(),
  }),
  /** Below zero she owes it. */
  balance: z.int(),
  points: z.int(),
  /** What is open of her invoices. */
  receivable: z.int(),
  packages: z.array(
    z.object({
      ...named,
      offer_id: id,
      expires_on: z.string().nullable(),
      uses_left: z.int(),
      services: z.array(z.object(named)),
    }),
  ),
  gift_cards: z.array(foundGiftCard),
});
export type Purse = z.output<typeof purse>;

/**
 * What was agreed before stays on a bill, whether or not the till still sells it: the services and people of its visit,
 * and services the customer has of a package.
 */
const agreed = z.object({
  services: z.array(z.object({ ...named, price: z.int(), job_time: z.int() })),
  employees: z.array(z.object({ id, name: z.string(), short_name: z.string() })),
});
export type Agreed = z.output<typeof agreed>;

/** What stood on a held bill and is no longer sold. */
const leftOff = z.object({ english_name: z.string(), arabic_name: z.string() });
export type LeftOff = z.output<typeof leftOff>;

const heldRow = z.object({
  id,
  key: z.string(),
  customer: z.string().nullable(),
  mobile: z.string().nullable(),
  lines_count: z.int(),
  total: z.int(),
  note: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
});

const labels = {
  customer: { en: 'Customer', ar: 'العميل' },
  created_at: { en: 'Held at', ar: 'وقت التعليق' },
};
export const heldBillsList = defineList({
  path: 'held_bills',
  areas: ['merchant'],
  access: 'billing.hold',
  title: { en: 'On hold', ar: 'الفواتير المعلّقة' },
  record: heldRow,
  columns: [
    { key: 'customer', label: labels.customer, kind: 'text' },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
    { key: 'lines_count', label: { en: 'Lines', ar: 'الأسطر' }, kind: 'number' },
    { key: 'total', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money', sortable: true },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, kind: 'text' },
    { key: 'created_by', label: { en: 'Held by', ar: 'عُلّقت بواسطة' }, kind: 'text' },
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
  ],
  filters: [{ key: 'created_at', label: labels.created_at, kind: 'date-range' }],
  defaultSort: { key: 'created_at', descending: true },
});

export const tillContract = {
  catalogue: endpoint({
    ...merchant,
    method: 'GET',
    path: 'till/catalogue',
    access: 'billing.view',
    summary: 'Everything the till offers',
    input: z.object({}),
    output: catalogue,
    errors: [],
  }),
  purse: endpoint({
    ...merchant,
    method: 'GET',
    path: 'till/purse',
    access: 'billing.view',
    alsoNeeds: ['customers.view'],
    summary: 'What a customer has with the salon',
    input: z.object({ customer_id: queryId }),
    output: purse,
    errors: ['CUSTOMER_NOT_EXIST', 'CUSTOMER_DISABLED'],
  }),
  find_code: endpoint({
    ...merchant,
    method: 'GET',
    path: 'till/find_code',
    access: 'billing.sell',
    summary: 'What a discount code or a coupon takes off',
    input: z.object({ code: requiredText(undefined, 30), customer_id: queryId.optional() }),
    output: foundCode,
    errors: [
      'DISCOUNT_CODE_NOT_EXIST',
      'DISCOUNT_CODE_NOT_STARTED',
      'DISCOUNT_CODE_EXPIRED',
      'DISCOUNT_CODE_DISABLED',
      'DISCOUNT_CODE_USED_UP',
      'DISCOUNT_CODE_USED_UP_BY_CUSTOMER',
      'DISCOUNT_CODE_NEEDS_CUSTOMER',
      'COUPON_USED',
    ],
  }),
  find_gift_card: endpoint({
    ...merchant,
    method: 'GET',
    path: 'till/find_gift_card',
    access: 'billing.sell',
    summary: 'A gift card by its code or its link',
    input: z.object({ gift_card: requiredText(undefined, 200), customer_id: queryId.optional() }),
    output: foundGiftCard,
    errors: ['GIFT_CARD_NOT_EXIST', 'GIFT_CARD_USED', 'GIFT_CARD_EXPIRED', 'GIFT_CARD_OF_ANOTHER_CUSTOMER'],
  }),
  /** The bill of a visit: its customer and its services, as the till fills them in. */
  bill_of_visit: endpoint({
    ...merchant,
    method: 'GET',
    path: 'till/bill_of_visit',
    access: 'billing.sell',
    summary: 'What a visit puts on the bill',
    input: z.object({ appointment_id: queryId }),
    output: z.object({
      customer_id: id,
      lines: z.array(z.object({ service_id: id, employee_id: id, unit_price: z.int() })),
      /** What was paid in advance for this visit. */
      deposit: z.int(),
      agreed,
    }),
    errors: ['NOT_FOUND', 'APPOINTMENT_ALREADY_BILLED', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  issue: endpoint({
    ...merchant,
    method: 'POST',
    path: 'till/issue',
    access: 'billing.sell',
    summary: 'Issue an invoice',
    input: issueInput,
    output: issuedInvoice,
    errors: [
      'INVOICE_TOTAL_CHANGED',
      'INVOICE_NEEDS_CUSTOMER',
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'SERVICE_NOT_EXIST',
      'PRODUCT_NOT_EXIST',
      'PRODUCT_OUT_OF_STOCK',
      'EMPLOYEE_NOT_EXIST',
      'OFFER_NOT_EXIST',
      'OFFER_EXPIRED',
      'OFFER_DISABLED',
      'OFFER_NOT_ON_HOLIDAYS',
      'OFFER_PRICE_NOT_BELOW_TOTAL',
      'PACKAGE_NOT_LEFT',
      'PACKAGE_EXPIRED',
      'DISCOUNT_ABOVE_LINE',
      'DISCOUNT_CODE_NOT_EXIST',
      'DISCOUNT_CODE_NOT_STARTED',
      'DISCOUNT_CODE_EXPIRED',
      'DISCOUNT_CODE_DISABLED',
      'DISCOUNT_CODE_USED_UP',
      'DISCOUNT_CODE_USED_UP_BY_CUSTOMER',
      'DISCOUNT_CODE_NEEDS_CUSTOMER',
      'DISCOUNT_CODE_REACHES_NOTHING',
      'COUPON_USED',
      'GIFT_CARD_NOT_EXIST',
      'GIFT_CARD_USED',
      'GIFT_CARD_EXPIRED',
      'GIFT_CARD_ABOVE_TOTAL',
      'GIFT_CARD_OF_ANOTHER_CUSTOMER',
      'CUSTOMER_BALANCE_NOT_ENOUGH',
      'PAYMENTS_NOT_EQUAL_TOTAL',
      'PAYMENTS_EXCEED_TOTAL',
      'PAYMENT_METHOD_NOT_TAKEN',
      'CASH_BELOW_PAYMENT',
      'APPOINTMENT_ALREADY_BILLED',
      'HELD_BILL_GONE',
      'STATE_MOVE_NOT_ALLOWED',
      'no_permission',
    ],
  }),
  held: heldBillsList.endpoints.get_records,
  export_held: heldBillsList.endpoints.export,
  get_held: endpoint({
    ...merchant,
    method: 'GET',
    path: 'held_bills/get_record',
    access: 'billing.hold',
    summary: 'A bill that was put aside, without what is no longer sold, which is named',
    input: z.object({ id: queryId }),
    output: z.object({ id, key: z.string(), draft: heldBill, agreed, left_off: z.array(leftOff) }),
    errors: ['HELD_BILL_GONE'],
  }),
  /** Once for each key: holding the same bill again replaces it. */
  hold: endpoint({
    ...merchant,
    method: 'POST',
    path: 'held_bills/hold',
    access: 'billing.hold',
    summary: 'Put a bill aside',
    input: z.strictObject({ key: z.uuid(), draft: heldBill }),
    output: z.object({ id }),
    errors: [
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'HOLD_NOT_ALLOWED',
      'NOT_FOUND',
      'APPOINTMENT_ALREADY_BILLED',
      'STATE_MOVE_NOT_ALLOWED',
    ],
  }),
  drop: endpoint({
    ...merchant,
    method: 'POST',
    path: 'held_bills/drop',
    access: 'billing.hold',
    summary: 'Drop a bill that was put aside',
    input: z.object({ id }),
    output: done,
    errors: ['HELD_BILL_GONE'],
  }),
};
