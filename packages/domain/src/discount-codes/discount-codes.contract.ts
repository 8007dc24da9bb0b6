import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, aliasName, basisPoints, codeOf, localDate, minorAmount, orEmpty } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { PRICE_MAX } from '../services/service.rules';
import { choosesProducts, choosesServices, withOwnChoice, type DiscountCodeCategory } from './discount-code.rules';
import { discountCodeCategories, discountCodeConditions } from './discount-code.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  code: { en: 'Code', ar: 'الكود' },
  category: { en: 'Applies to', ar: 'يشمل' },
  condition: { en: 'Status', ar: 'الحالة' },
  starts_on: { en: 'From', ar: 'من' },
  ends_on: { en: 'Until', ar: 'حتى' },
};
const listed = z.object({
  id,
  code: z.string(),
  category: codeOf(discountCodeCategories),
  percent: z.number().nullable(),
  amount: z.number().int().nullable(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  max_uses: z.number().int().nullable(),
  max_uses_per_customer: z.number().int().nullable(),
  services: z.array(id),
  products: z.array(id),
  condition: z.string(),
  status: codeOf(recordStates),
  created_at: z.string(),
  updated_at: z.string(),
});

export const discountCodesList = defineList({
  path: 'discount_codes',
  areas: ['merchant'],
  access: 'menu.discount-codes',
  title: { en: 'Discount codes', ar: 'أكواد الخصم' },
  record: listed,
  columns: [
    { key: 'code', label: labels.code, kind: 'code', sortable: true },
    { key: 'percent', label: { en: 'Percent', ar: 'النسبة' }, kind: 'percent' },
    { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money' },
    { key: 'category', label: labels.category, kind: 'badge', choices: discountCodeCategories.choices },
    { key: 'starts_on', label: labels.starts_on, kind: 'date', sortable: true },
    { key: 'ends_on', label: labels.ends_on, kind: 'date', sortable: true },
    { key: 'max_uses', label: { en: 'Maximum uses', ar: 'أقصى عدد استخدامات' }, kind: 'number' },
    {
      key: 'max_uses_per_customer',
      label: { en: 'Maximum per customer', ar: 'أقصى استخدام لكل عميل' },
      kind: 'number',
    },
    { key: 'condition', label: labels.condition, kind: 'badge', choices: discountCodeConditions.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [
    { key: 'condition', label: labels.condition, kind: 'choice', choices: discountCodeConditions.choices },
    { key: 'category', label: labels.category, kind: 'choice', choices: discountCodeCategories.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const CODE_LENGTH = 20;
const CHOSEN_MAX = 500;
const shape = {
  code: aliasName(labels.code, CODE_LENGTH).transform((code) => code.toUpperCase()),
  category: codeOf(discountCodeCategories),
  kind: z.enum(['percent', 'amount']),
  percent: basisPoints(1).nullish(),
  amount: minorAmount({ min: 1, max: PRICE_MAX }).nullish(),
  starts_on: localDate(labels.starts_on),
  ends_on: orEmpty(localDate(labels.ends_on)),
  max_uses: z.int().min(1).max(1_000_000).nullish(),
  max_uses_per_customer: z.int().min(1).max(1000).nullish(),
  services: z.array(id).max(CHOSEN_MAX).default([]),
  products: z.array(id).max(CHOSEN_MAX).default([]),
};
type CodeValues = {
  category: DiscountCodeCategory;
  kind: 'percent' | 'amount';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  starts_on: string;
  ends_on?: string | undefined;
  services: number[];
  products: number[];
};

export function checkDiscountCode(code: CodeValues, ctx: z.core.$RefinementCtx): void {
  if (code[code.kind] == null) addMessage(ctx, say('required'), [code.kind]);
  if (code.ends_on !== undefined && code.ends_on < code.starts_on)
    addMessage(ctx, say('after-or-equal', { other: labels.starts_on }), ['ends_on']);
  // A code for chosen services and products may be for one of the kinds only, not for nothing.
  const { services, products } = withOwnChoice(code);
  if (services.length + products.length > 0) return;
  if (choosesServices(code.category)) addMessage(ctx, say('required'), ['services']);
  if (choosesProducts(code.category)) addMessage(ctx, say('required'), ['products']);
}
export const addDiscountCodeInput = z.object(shape).superRefine(checkDiscountCode);
const editDiscountCodeInput = z.object({ id, ...shape }).superRefine(checkDiscountCode);
const merchant = { areas: ['merchant'], access: 'menu.discount-codes' } as const;

export const discountCodesContract = {
  get_records: discountCodesList.endpoints.get_records,
  export: discountCodesList.endpoints.export,
  product_options: endpoint({
    ...merchant,
    method: 'GET',
    path: 'discount_codes/product_options',
    summary: 'The salon’s products, to choose which ones a code is for',
    input: z.object({}),
    output: z.object({
      records: z.array(
        z.object({ id, english_name: z.string(), arabic_name: z.string(), status: codeOf(recordStates) }),
      ),
    }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'discount_codes/add',
    summary: 'Add a discount code',
    input: addDiscountCodeInput,
    output: z.object({ id }),
    errors: ['DISCOUNT_CODE_EXISTS', 'SERVICE_NOT_EXIST', 'PRODUCT_NOT_EXIST'],
  }),
  edit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'discount_codes/edit',
    summary: 'Change a discount code',
    input: editDiscountCodeInput,
    output: done,
    errors: ['NOT_FOUND', 'DISCOUNT_CODE_EXISTS', 'SERVICE_NOT_EXIST', 'PRODUCT_NOT_EXIST'],
  }),
  set_status: endpoint({
    ...merchant,
    method: 'POST',
    path: 'discount_codes/set_status',
    summary: 'Disable a discount code, or activate it again',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
