import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { freeText, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { productRequestKinds, productRequestStates } from './product-request.states';
import { productFacts, productLabels as labels } from './product.rules';
import { findInput, findOutput } from './products.contract';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const requestLabels = {
  kind: { en: 'Request', ar: 'الطلب' },
  status: { en: 'Status', ar: 'الحالة' },
  created_at: { en: 'Requested on', ar: 'تاريخ الطلب' },
  note: { en: 'Note', ar: 'ملاحظة' },
};

export const productRequestsList = defineList({
  path: 'product_requests',
  areas: ['merchant'],
  access: 'products.define',
  title: pageWords['request-product'],
  record: z.object({
    id,
    kind: z.string(),
    name: z.string(),
    english_name: z.string(),
    arabic_name: z.string(),
    barcode: z.string(),
    owner_name: z.string(),
    note: z.string().nullable(),
    status: codeOf(productRequestStates),
    reason: z.string().nullable(),
    catalogue_product_id: id.nullable(),
    /** The salon's own product of it, when it is activated. */ product_id: id.nullable(),
    created_at: z.string(),
    decided_at: z.string().nullable(),
  }),
  columns: [
    { key: 'name', label: { en: 'Product', ar: 'المنتج' }, kind: 'text', sortable: true },
    { key: 'barcode', label: labels.barcode, kind: 'code', sortable: true },
    { key: 'kind', label: requestLabels.kind, kind: 'badge', choices: productRequestKinds.choices },
    { key: 'created_at', label: requestLabels.created_at, kind: 'datetime', sortable: true },
    { key: 'status', label: requestLabels.status, kind: 'badge', choices: productRequestStates.choices },
    { key: 'reason', label: { en: 'Reason', ar: 'السبب' }, kind: 'text', hidden: true },
    { key: 'owner_name', label: labels.owner_name, kind: 'text', hidden: true },
    { key: 'decided_at', label: { en: 'Answered on', ar: 'تاريخ الرد' }, kind: 'datetime', hidden: true },
    { key: 'note', label: requestLabels.note, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'status', label: requestLabels.status, kind: 'choice', choices: productRequestStates.choices },
    { key: 'kind', label: requestLabels.kind, kind: 'choice', choices: productRequestKinds.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const NOTE_LENGTH = 500;
export const requestFields = productFacts.extend({ note: freeText(requestLabels.note, NOTE_LENGTH).optional() });
const asking = { areas: ['merchant'], method: 'POST', access: 'products.define', closedInTraining: true } as const;

/** Whoever may define products may ask for corrections too, and hears the answers to both. */
export const productRequestsContract = {
  get_records: productRequestsList.endpoints.get_records,
  export: productRequestsList.endpoints.export,
  find: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'product_requests/find',
    access: 'products.define',
    summary: 'Is this barcode or name in the platform’s catalogue already?',
    input: findInput,
    output: findOutput,
    errors: [],
  }),
  add: endpoint({
    ...asking,
    path: 'product_requests/add',
    summary: 'Ask the platform for a product the catalogue does not have',
    input: requestFields,
    output: z.object({ id }),
    errors: ['PRODUCT_ALREADY_DEFINED', 'PRODUCT_REQUEST_EXISTS'],
  }),
  correct: endpoint({
    ...asking,
    path: 'product_requests/correct',
    summary: 'Ask the platform to correct what all salons share about one of the salon’s products',
    input: requestFields.extend({ product_id: id }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'PRODUCT_REQUEST_EXISTS', 'PRODUCT_REQUEST_SAME'],
  }),
  withdraw: endpoint({
    ...asking,
    path: 'product_requests/withdraw',
    summary: 'Take back a request nobody has answered yet',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
