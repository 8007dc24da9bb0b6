import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { freeText, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { productRequestStates } from '../products/product-request.states';
import { productFacts, productLabels } from '../products/product.rules';
import { entryCheckStates } from '../services/entry-check.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  created_at: { en: 'Added', ar: 'تاريخ الإضافة' },
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  salon: { en: 'Salon', ar: 'الصالون' },
  status: { en: 'Status', ar: 'الحالة' },
  reason: { en: 'Reason', ar: 'السبب' },
  asked_at: { en: 'Requested on', ar: 'تاريخ الطلب' },
  note: { en: 'Salon note', ar: 'ملاحظة الصالون' },
};
const entry = {
  id,
  account_id: id,
  salon: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  check_status: codeOf(entryCheckStates),
  check_reason: z.string().nullable(),
  suggested_group_id: id.nullable(),
  created_at: z.string(),
};
const manager = { areas: ['manager'] } as const;
const status = { key: 'check_status', label: labels.status, kind: 'badge', choices: entryCheckStates.choices } as const;
const filters = [
  { key: 'check_status', label: labels.status, kind: 'choice', choices: entryCheckStates.choices },
  { key: 'created_at', label: labels.created_at, kind: 'date-range' },
] as const;

export const addedGroupsList = defineList({
  path: 'check_entries/added_groups',
  ...manager,
  access: 'platform-checks.view',
  title: { en: 'Added groups', ar: 'المجموعات المضافة' },
  record: z.object({ ...entry, services_count: z.number().int() }),
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'salon', label: labels.salon, kind: 'text', sortable: true },
    { key: 'services_count', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
    status,
    { key: 'check_reason', label: labels.reason, kind: 'text', hidden: true },
  ],
  filters,
  defaultSort: { key: 'created_at', descending: true },
});

export const addedServicesList = defineList({
  path: 'check_entries/added_services',
  ...manager,
  access: 'platform-checks.view',
  title: { en: 'Added services', ar: 'الخدمات المضافة' },
  record: z.object({
    ...entry,
    group_name: z.string(),
    job_time: z.number().int(),
    price: z.number().int(),
    currency: z.string(),
  }),
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'group_name', label: { en: 'Group', ar: 'المجموعة' }, kind: 'text' },
    { key: 'job_time', label: { en: 'Duration (min)', ar: 'المدة (دقيقة)' }, kind: 'number' },
    { key: 'salon', label: labels.salon, kind: 'text', sortable: true },
    status,
    { key: 'check_reason', label: labels.reason, kind: 'text', hidden: true },
  ],
  filters,
  defaultSort: { key: 'created_at', descending: true },
});

const request = {
  id,
  account_id: id,
  salon: z.string(),
  barcode: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  owner_name: z.string(),
  note: z.string().nullable(),
  status: codeOf(productRequestStates),
  reason: z.string().nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
};
/** What the catalogue says now: of the product to correct, or of one that has the asked-for barcode meanwhile. */
const known = {
  known_barcode: z.string().nullable(),
  known_english_name: z.string().nullable(),
  known_arabic_name: z.string().nullable(),
  known_owner_name: z.string().nullable(),
};
const requestStatus = {
  key: 'status',
  label: labels.status,
  kind: 'badge',
  choices: productRequestStates.choices,
} as const;
const requestFilters = [
  { key: 'status', label: labels.status, kind: 'choice', choices: productRequestStates.choices },
  { key: 'created_at', label: labels.asked_at, kind: 'date-range' },
] as const;
const requestEnd = [
  { key: 'salon', label: labels.salon, kind: 'text', sortable: true },
  requestStatus,
  { key: 'note', label: labels.note, kind: 'text', hidden: true },
  { key: 'reason', label: labels.reason, kind: 'text', hidden: true },
  { key: 'decided_at', label: { en: 'Decision date', ar: 'تاريخ القرار' }, kind: 'datetime', hidden: true },
] as const;

export const addedProductsList = defineList({
  path: 'check_entries/added_products',
  ...manager,
  access: 'platform-checks.view',
  title: { en: 'Added products', ar: 'المنتجات المضافة' },
  record: z.object({ ...request, ...known }),
  columns: [
    { key: 'created_at', label: labels.asked_at, kind: 'datetime', sortable: true },
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'barcode', label: productLabels.barcode, kind: 'code' },
    { key: 'owner_name', label: productLabels.owner_name, kind: 'text' },
    ...requestEnd,
  ],
  filters: requestFilters,
  defaultSort: { key: 'created_at', descending: true },
});

export const editedProductsList = defineList({
  path: 'check_entries/edited_products',
  ...manager,
  access: 'platform-checks.view',
  title: { en: 'Edited products', ar: 'المنتجات المعدّلة' },
  record: z.object({ ...request, ...known, product: z.string().nullable() }),
  columns: [
    { key: 'created_at', label: labels.asked_at, kind: 'datetime', sortable: true },
    { key: 'product', label: { en: 'Current product', ar: 'المنتج حاليًا' }, kind: 'text' },
    {
      key: 'english_name',
      label: { en: 'Requested English name', ar: 'الاسم الإنجليزي المطلوب' },
      kind: 'text',
      sortable: true,
    },
    {
      key: 'arabic_name',
      label: { en: 'Requested Arabic name', ar: 'الاسم العربي المطلوب' },
      kind: 'text',
      sortable: true,
    },
    { key: 'barcode', label: { en: 'Requested barcode', ar: 'الباركود المطلوب' }, kind: 'code', hidden: true },
    { key: 'owner_name', label: { en: 'Requested brand', ar: 'العلامة المطلوبة' }, kind: 'text', hidden: true },
    ...requestEnd,
  ],
  filters: requestFilters,
  defaultSort: { key: 'created_at', descending: true },
});

const REASON_LENGTH = 500;
const { rejected, approved } = entryCheckStates.codes;
const decision = {
  account_id: id,
  id,
  check_status: z.literal([rejected, approved]),
  reason: freeText(labels.reason, REASON_LENGTH).optional(),
};
export const decideGroupInput = z.object(decision);
export const decideServiceInput = z.object({ ...decision, suggested_group_id: id.nullish() });
const requestDecision = {
  account_id: id,
  id,
  status: z.literal([productRequestStates.codes.rejected, productRequestStates.codes.approved]),
  reason: freeText(labels.reason, REASON_LENGTH).optional(),
};
const { english_name, arabic_name, owner_name } = productFacts.shape;
/**
 * Staff may write a name better than the salon did; what is not sent stays as it was asked for. The barcode is what was
 * asked about.
 */
export const decideAddedProductInput = z.object({
  ...requestDecision,
  english_name: english_name.optional(),
  arabic_name: arabic_name.optional(),
  owner_name: owner_name.optional(),
});
export const decideEditedProductInput = z.object(requestDecision);
const deciding = { ...manager, method: 'POST', access: 'platform-checks.decide', output: done } as const;

export const platformChecksContract = {
  group_records: addedGroupsList.endpoints.get_records,
  export_groups: addedGroupsList.endpoints.export,
  decide_group: endpoint({
    ...deciding,
    path: 'check_entries/added_groups/decide',
    summary: 'Suggest a salon’s own group to everybody, or say why not',
    input: decideGroupInput,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CHECK_NEEDS_REASON'],
  }),
  service_records: addedServicesList.endpoints.get_records,
  export_services: addedServicesList.endpoints.export,
  decide_service: endpoint({
    ...deciding,
    path: 'check_entries/added_services/decide',
    summary: 'Suggest a salon’s own service to everybody, or say why not',
    input: decideServiceInput,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CHECK_NEEDS_REASON', 'CHECK_NEEDS_GROUP'],
  }),
  added_product_records: addedProductsList.endpoints.get_records,
  export_added_products: addedProductsList.endpoints.export,
  decide_added_product: endpoint({
    ...deciding,
    path: 'check_entries/added_products/decide',
    summary: 'Put the product a salon asked for into the catalogue, or say why not',
    input: decideAddedProductInput,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CHECK_NEEDS_REASON', 'PRODUCT_NAME_EXISTS'],
  }),
  edited_product_records: editedProductsList.endpoints.get_records,
  export_edited_products: editedProductsList.endpoints.export,
  decide_edited_product: endpoint({
    ...deciding,
    path: 'check_entries/edited_products/decide',
    summary: 'Correct a product of the catalogue as a salon asked, or say why not',
    input: decideEditedProductInput,
    errors: [
      'NOT_FOUND',
      'STATE_MOVE_NOT_ALLOWED',
      'CHECK_NEEDS_REASON',
      'PRODUCT_ALREADY_DEFINED',
      'PRODUCT_NAME_EXISTS',
    ],
  }),
};
