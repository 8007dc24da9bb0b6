import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, minorAmount } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { pageWords } from '../kernel/page-words';
import { PRICE_MAX } from '../services/service.rules';
import { checkStock, productLabels as labels, QUANTITY_MAX, stockLabels } from './product.rules';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const facts = { barcode: z.string(), english_name: z.string(), arabic_name: z.string(), owner_name: z.string() };
const status = {
  key: 'status',
  label: { en: 'Status', ar: 'الحالة' },
  kind: 'badge',
  choices: recordStates.choices,
} as const;

const productRecord = z.object({
  id,
  catalogue_product_id: id,
  name: z.string(),
  ...facts,
  price: z.number().int(),
  warning_quantity: z.number().int(),
  /** What there is now. */
  quantity: z.number().int(),
  initial_quantity: z.number().int(),
  initial_cost: z.number().int().nullable(),
  status: codeOf(recordStates),
  /** The salon has asked for other shared facts, and nobody has answered yet. */ correction_waiting: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const productsList = defineList({
  path: 'products',
  areas: ['merchant'],
  access: 'products.view',
  title: pageWords.products,
  record: productRecord,
  columns: [
    { key: 'name', label: { en: 'Product', ar: 'المنتج' }, kind: 'text', sortable: true },
    { key: 'barcode', label: labels.barcode, kind: 'code', sortable: true },
    { key: 'owner_name', label: labels.owner_name, kind: 'text', sortable: true },
    { key: 'price', label: stockLabels.price, kind: 'money', sortable: true },
    { key: 'quantity', label: stockLabels.quantity, kind: 'number', sortable: true },
    { key: 'warning_quantity', label: stockLabels.warning_quantity, kind: 'number' },
    status,
    { key: 'english_name', label: labels.english_name, kind: 'text', hidden: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', hidden: true },
    { key: 'initial_quantity', label: stockLabels.initial_quantity, kind: 'number', hidden: true },
    { key: 'initial_cost', label: stockLabels.initial_cost, kind: 'money', hidden: true },
    {
      key: 'created_at',
      label: { en: 'Activated', ar: 'تاريخ التفعيل' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
  ],
  filters: [{ key: 'status', label: status.label, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'created_at', descending: true },
});

const quantity = z.int().min(0).max(QUANTITY_MAX);
const price = minorAmount({ max: PRICE_MAX });
const stockShape = {
  price,
  warning_quantity: quantity.default(0),
  initial_quantity: quantity.default(0),
  initial_cost: price.nullish(),
};

export const productFields = z.object(stockShape).superRefine(checkStock);
/** The most a salon would choose at once. */
export const ACTIVATE_MAX = 100;
export const activateProductsInput = z.object({
  products: z
    .array(z.object({ catalogue_product_id: id, ...stockShape }).superRefine(checkStock))
    .min(1)
    .max(ACTIVATE_MAX),
});
const editProductInput = z.object({ id, ...stockShape }).superRefine(checkStock);

/** What the catalogue offers; `product_id` when it is one of the salon's already. */
const offered = z.object({ id, ...facts, product_id: id.nullable() });
export const findInput = z.object({ search: z.string().trim().max(100).default('') });
export const findOutput = z.object({ records: z.array(offered), /** There are more than these. */ more: z.boolean() });

const merchant = { areas: ['merchant'] } as const;
const editing = { ...merchant, method: 'POST', access: 'products.edit' } as const;

export const productsContract = {
  get_records: productsList.endpoints.get_records,
  export: productsList.endpoints.export,
  get_catalogue: endpoint({
    ...merchant,
    method: 'GET',
    path: 'products/get_catalogue',
    access: 'products.edit',
    summary: 'Find products of the platform’s catalogue by barcode or name, to activate them',
    input: findInput,
    output: findOutput,
    errors: [],
  }),
  activate: endpoint({
    ...editing,
    path: 'products/activate',
    summary: 'Sell products of the catalogue, each with its price; those the salon has stay as they are',
    input: activateProductsInput,
    output: z.object({ added: z.number().int() }),
    errors: ['PRODUCT_NOT_EXIST', 'STOCK_TOTAL_TOO_HIGH'],
  }),
  edit: endpoint({
    ...editing,
    path: 'products/edit',
    summary: 'Change price and quantities of a product',
    input: editProductInput,
    output: done,
    errors: ['NOT_FOUND', 'PRODUCT_STOCK_MOVED', 'STOCK_TOTAL_TOO_HIGH'],
  }),
  set_status: endpoint({
    ...editing,
    path: 'products/set_status',
    summary: 'Disable a product, or activate it again',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
