import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import {
  addMessage,
  arabicText,
  basisPoints,
  codeOf,
  englishText,
  localDate,
  minorAmount,
  orEmpty,
} from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { LANGUAGES } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { PRICE_MAX } from '../services/service.rules';
import { couponBatchConditions, couponConditions } from './coupon.states';

const id = z.int();
const queryId = z.coerce.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  name: { en: 'Occasion', ar: 'المناسبة' },
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  starts_on: { en: 'From', ar: 'من' },
  ends_on: { en: 'Until', ar: 'حتى' },
  condition: { en: 'Status', ar: 'الحالة' },
  code: { en: 'Code', ar: 'الكود' },
};

const batch = z.object({
  id,
  name: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  percent: z.number().nullable(),
  amount: z.int().nullable(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  coupons_count: z.int(),
  given_count: z.int(),
  used_count: z.int(),
  condition: codeOf(couponBatchConditions),
  status: codeOf(recordStates),
  created_at: z.string(),
});
export type CouponBatch = z.output<typeof batch>;

export const couponBatchesList = defineList({
  path: 'coupons',
  areas: ['merchant'],
  access: 'menu.coupons',
  title: pageWords.coupons,
  record: batch,
  columns: [
    { key: 'name', label: labels.name, kind: 'text', sortable: true },
    { key: 'percent', label: { en: 'Percent', ar: 'النسبة' }, kind: 'percent' },
    { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money' },
    { key: 'coupons_count', label: { en: 'Coupons', ar: 'الكوبونات' }, kind: 'number', total: true },
    { key: 'given_count', label: { en: 'Sent', ar: 'المُرسلة' }, kind: 'number', total: true },
    { key: 'used_count', label: { en: 'Used', ar: 'المستخدمة' }, kind: 'number', total: true },
    { key: 'starts_on', label: labels.starts_on, kind: 'date', sortable: true },
    { key: 'ends_on', label: labels.ends_on, kind: 'date', sortable: true, emptyLast: true },
    { key: 'condition', label: labels.condition, kind: 'badge', choices: couponBatchConditions.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [{ key: 'condition', label: labels.condition, kind: 'choice', choices: couponBatchConditions.choices }],
  defaultSort: { key: 'created_at', descending: true },
});

const coupon = z.object({
  id,
  batch_id: id,
  code: z.string(),
  condition: codeOf(couponConditions),
  customer: z.string().nullable(),
  used_at: z.string().nullable(),
});

export const couponsList = defineList({
  path: 'coupons/codes',
  areas: ['merchant'],
  access: 'menu.coupons',
  title: pageWords.coupons,
  record: coupon,
  columns: [
    { key: 'code', label: labels.code, kind: 'code', sortable: true },
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text' },
    { key: 'used_at', label: { en: 'Used', ar: 'تاريخ الاستخدام' }, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'condition', label: labels.condition, kind: 'badge', choices: couponConditions.choices },
  ],
  filters: [
    { key: 'batch_id', label: labels.name, kind: 'record' },
    { key: 'condition', label: labels.condition, kind: 'choice', choices: couponConditions.choices },
  ],
  defaultSort: { key: 'code', descending: false },
});

export const MOST_COUPONS = 1000;
const shape = {
  english_name: englishText(labels.english_name, 100),
  arabic_name: arabicText(labels.arabic_name, 100),
  kind: z.enum(['percent', 'amount']),
  percent: basisPoints(1).nullish(),
  amount: minorAmount({ min: 1, max: PRICE_MAX }).nullish(),
  starts_on: localDate(labels.starts_on),
  ends_on: orEmpty(localDate(labels.ends_on)),
  coupons_count: z.int().min(1).max(MOST_COUPONS),
};
export const addCouponsInput = z.strictObject(shape).superRefine((batch, ctx) => {
  if (batch[batch.kind] == null) addMessage(ctx, say('required'), [batch.kind]);
  if (batch.ends_on !== undefined && batch.ends_on < batch.starts_on)
    addMessage(ctx, say('after-or-equal', { other: labels.starts_on }), ['ends_on']);
});

const merchant = { areas: ['merchant'], access: 'menu.coupons' } as const;

export const couponsContract = {
  get_records: couponBatchesList.endpoints.get_records,
  export: couponBatchesList.endpoints.export,
  get_codes: couponsList.endpoints.get_records,
  export_codes: couponsList.endpoints.export,
  /** The occasion with the codes nobody has yet, as they are printed. */
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'coupons/get_record',
    summary: 'One occasion, with the coupons that can be printed',
    input: z.object({ id: queryId }),
    output: z.object({
      record: batch,
      codes: z.array(z.string()),
      salon: z.object({ english_name: z.string(), arabic_name: z.string(), logo_url: z.string().nullable() }),
    }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'coupons/add',
    summary: 'Make coupons for an occasion',
    input: addCouponsInput,
    output: z.object({ id }),
    errors: [],
  }),
  set_status: endpoint({
    ...merchant,
    method: 'POST',
    path: 'coupons/set_status',
    summary: 'Disable the coupons of an occasion, or activate them again',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  /** The next free one becomes hers alone. */
  send: endpoint({
    ...merchant,
    method: 'POST',
    path: 'coupons/send',
    summary: 'Send a coupon to a customer',
    input: z.strictObject({
      id,
      customer_id: id,
      channel: z.enum(['whatsapp', 'email']),
      language: z.enum(LANGUAGES).optional(),
    }),
    output: z.object({ code: z.string(), recipient: z.string() }),
    errors: [
      'NOT_FOUND',
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'COUPONS_NOT_USABLE',
      'COUPONS_NONE_LEFT',
      'COUPON_NOBODY_TO_SEND_TO',
    ],
  }),
};
