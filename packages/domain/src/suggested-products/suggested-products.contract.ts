import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { productFacts, productLabels as labels } from '../products/product.rules';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const manager = { areas: ['manager'] } as const;
const status = {
  key: 'status',
  label: { en: 'Status', ar: 'الحالة' },
  kind: 'badge',
  choices: recordStates.choices,
} as const;
const base = 'platform_setting/suggested_products';

/** The catalogue salons choose their products from. */
export const suggestedProductsList = defineList({
  path: base,
  ...manager,
  access: 'platform-settings.view',
  title: { en: 'Suggested products', ar: 'المنتجات المقترحة' },
  record: z.object({
    id,
    barcode: z.string(),
    english_name: z.string(),
    arabic_name: z.string(),
    owner_name: z.string(),
    salons_count: z.number().int(),
    status: codeOf(recordStates),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  columns: [
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'barcode', label: labels.barcode, kind: 'code', sortable: true },
    { key: 'owner_name', label: labels.owner_name, kind: 'text', sortable: true },
    { key: 'salons_count', label: { en: 'Salons using it', ar: 'الصالونات المستخدِمة' }, kind: 'number' },
    status,
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', hidden: true },
    { key: 'updated_at', label: { en: 'Last updated', ar: 'آخر تحديث' }, kind: 'datetime', hidden: true },
  ],
  filters: [{ key: 'status', label: status.label, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'id', descending: false },
});

const writing = { ...manager, method: 'POST', access: 'platform-settings.edit' } as const;
const TAKEN = ['PRODUCT_ALREADY_DEFINED', 'PRODUCT_NAME_EXISTS'] as const;

export const suggestedProductsContract = {
  get_records: suggestedProductsList.endpoints.get_records,
  export: suggestedProductsList.endpoints.export,
  add: endpoint({
    ...writing,
    path: `${base}/add`,
    summary: 'Put a product into the catalogue',
    input: productFacts,
    output: z.object({ id }),
    errors: TAKEN,
  }),
  edit: endpoint({
    ...writing,
    path: `${base}/edit`,
    summary: 'Change a product of the catalogue for all salons',
    input: productFacts.extend({ id }),
    output: done,
    errors: ['NOT_FOUND', ...TAKEN],
  }),
  set_status: endpoint({
    ...writing,
    path: `${base}/set_status`,
    summary: 'Stop or resume offering a product to salons',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
