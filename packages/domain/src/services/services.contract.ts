import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, minorAmount, serviceName } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { checkEnglishText } from '../kernel/input/validators';
import type { Localized } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import { entryCheckStates } from './entry-check.states';
import { PRICE_ROUNDINGS } from './price-change.rules';
import { checkOfferPrice, checkProcessingTime, JOB_TIME_MAX, JOB_TIME_STEP, PRICE_MAX } from './service.rules';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const names = { english_name: z.string(), arabic_name: z.string() };
const status = {
  key: 'status',
  label: { en: 'Status', ar: 'الحالة' },
  kind: 'badge',
  choices: recordStates.choices,
} as const;
const statusFilter = { key: 'status', label: status.label, kind: 'choice', choices: recordStates.choices } as const;
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  category: { en: 'Category', ar: 'التصنيف' },
  price: { en: 'Price incl. VAT', ar: 'السعر شامل الضريبة' },
  added: { en: 'Added', ar: 'تاريخ الإضافة' },
};
const checkColumn = {
  key: 'check_status',
  label: { en: 'Review by Rawnaq', ar: 'مراجعة رونق' },
  kind: 'badge',
  choices: entryCheckStates.choices,
  hidden: true,
} as const;

const serviceRecord = z.object({
  id,
  name: z.string(),
  ...names,
  group_id: id,
  group_name: z.string(),
  original_price: z.number().int(),
  price: z.number().int(),
  offer_price: z.number().int().nullable(),
  job_time: z.number().int(),
  processing_time: z.number().int(),
  buffer_time: z.number().int(),
  show_to_customer: z.boolean(),
  picture_upload_id: id.nullable(),
  picture_url: z.string().nullable(),
  employee_ids: z.array(id),
  position: z.number().int(),
  status: codeOf(recordStates),
  check_status: codeOf(entryCheckStates).nullable(),
  check_reason: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const servicesList = defineList({
  path: 'services',
  areas: ['merchant'],
  access: 'menu.view',
  title: pageWords.services,
  record: serviceRecord,
  columns: [
    { key: 'name', label: { en: 'Service', ar: 'الخدمة' }, kind: 'text', sortable: true },
    { key: 'group_name', label: labels.category, kind: 'text' },
    { key: 'job_time', label: { en: 'Duration (min)', ar: 'المدة (دقيقة)' }, kind: 'number', sortable: true },
    { key: 'price', label: labels.price, kind: 'money', sortable: true },
    { key: 'original_price', label: { en: 'Original price', ar: 'السعر الأصلي' }, kind: 'money' },
    { key: 'offer_price', label: { en: 'Offer price', ar: 'سعر العرض' }, kind: 'money', sortable: true },
    { key: 'show_to_customer', label: { en: 'Shown to customers', ar: 'تظهر للعملاء' }, kind: 'boolean' },
    status,
    { key: 'english_name', label: labels.english_name, kind: 'text', hidden: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', hidden: true },
    { key: 'processing_time', label: { en: 'Processing minutes', ar: 'دقائق المعالجة' }, kind: 'number', hidden: true },
    { key: 'buffer_time', label: { en: 'Buffer minutes', ar: 'دقائق التجهيز' }, kind: 'number', hidden: true },
    { key: 'position', label: { en: 'Order', ar: 'الترتيب' }, kind: 'number', sortable: true, hidden: true },
    checkColumn,
    { key: 'created_at', label: labels.added, kind: 'datetime', hidden: true },
  ],
  // The categories are the salon's own, so the screen fills in the choices.
  filters: [{ key: 'group_key', label: labels.category, kind: 'text' }, statusFilter],
  defaultSort: { key: 'position', descending: false },
});

/**
 * The client's rule for the names of services takes both scripts. In Arabic it stays as it is, because brands and
 * methods are written as they are known (OPI, شمع Rica); the English page shows nothing it cannot read.
 */
export const englishServiceName = (label: Localized) =>
  serviceName(label).superRefine((text, ctx) => addMessage(ctx, checkEnglishText(text), [], label));
const minutes = z.int().multipleOf(5).min(0).max(240);
const jobTime = z.int().multipleOf(JOB_TIME_STEP).min(JOB_TIME_STEP).max(JOB_TIME_MAX);
const price = minorAmount({ max: PRICE_MAX });

const serviceShape = {
  english_name: englishServiceName(labels.english_name),
  arabic_name: serviceName(labels.arabic_name),
  group_id: id,
  price,
  offer_price: price.nullish(),
  job_time: jobTime,
  processing_time: minutes.default(0),
  buffer_time: minutes.default(0),
  show_to_customer: z.boolean().default(true),
  picture_upload_id: id.nullish(),
  /** Who does it; left as it is when not sent. */
  employee_ids: z.array(id).max(500).optional(),
};
type ServiceValues = {
  price: number;
  offer_price?: number | null | undefined;
  job_time: number;
  processing_time: number;
};

export function checkService(service: ServiceValues, ctx: z.core.$RefinementCtx): void {
  addMessage(ctx, checkOfferPrice(service.offer_price ?? undefined, service.price), ['offer_price']);
  addMessage(ctx, checkProcessingTime(service.processing_time, service.job_time), ['processing_time']);
}
export const serviceFields = z.object(serviceShape);
const addServiceInput = serviceFields.superRefine(checkService);
const editServiceInput = z.object({ id, ...serviceShape }).superRefine(checkService);

const serviceOption = z.object({
  id,
  ...names,
  group_id: id,
  price: z.number().int(),
  offer_price: z.number().int().nullable(),
  job_time: z.number().int(),
  processing_time: z.number().int(),
  buffer_time: z.number().int(),
  show_to_customer: z.boolean(),
  status: codeOf(recordStates),
});
const suggestedService = z.object({
  id,
  ...names,
  group_id: id,
  group_english_name: z.string(),
  group_arabic_name: z.string(),
  job_time: z.number().int(),
  activated: z.boolean(),
});

/** Activating one twice is refused by its name; the most a salon would choose at once. */
export const ACTIVATE_MAX = 200;
export const activateServicesInput = z.object({
  services: z
    .array(z.object({ suggested_id: id, price, job_time: jobTime }))
    .min(1)
    .max(ACTIVATE_MAX),
  employee_ids: z.array(id).max(500).default([]),
});
export const changePricesInput = z.object({
  /** The price each service had in the preview: one that has changed since is not overwritten blindly. */
  services: z.array(z.object({ id, price })).min(1).max(1000),
  kind: z.enum(['percent', 'amount']),
  value: z.int().min(-PRICE_MAX).max(PRICE_MAX),
  rounding: z.enum(PRICE_ROUNDINGS),
});
const setStatusInput = z.object({ id, status: codeOf(recordStates) });
const orderInput = z.array(id).min(1).max(2000);

const merchant = { areas: ['merchant'] } as const;

export const servicesContract = {
  get_records: servicesList.endpoints.get_records,
  export: servicesList.endpoints.export,
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'services/get_record',
    access: 'menu.view',
    summary: 'Read a service',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record: serviceRecord }),
    errors: ['NOT_FOUND'],
  }),
  options: endpoint({
    ...merchant,
    method: 'GET',
    path: 'services/options',
    access: 'menu.view',
    summary: 'All services in the order of the menu, to choose from, and the VAT in their prices',
    input: z.object({}),
    output: z.object({ records: z.array(serviceOption), vat_rate: z.number().int() }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'services/add',
    access: 'menu.create',
    summary: 'Add a service of the salon’s own',
    input: addServiceInput,
    output: z.object({ id }),
    errors: [
      'SERVICE_NAME_EXISTS',
      'CATEGORY_NOT_EXIST',
      'EMPLOYEE_NOT_EXIST',
      'UPLOAD_UNREADABLE',
      'IMAGE_NOT_SQUARE',
    ],
  }),
  edit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'services/edit',
    access: 'menu.edit',
    summary: 'Change a service; another price needs the permission for prices',
    input: editServiceInput,
    output: done,
    errors: [
      'NOT_FOUND',
      'no_permission',
      'SERVICE_NAME_EXISTS',
      'CATEGORY_NOT_EXIST',
      'EMPLOYEE_NOT_EXIST',
      'UPLOAD_UNREADABLE',
      'IMAGE_NOT_SQUARE',
    ],
  }),
  set_status: endpoint({
    ...merchant,
    method: 'POST',
    path: 'services/set_status',
    access: 'menu.edit',
    summary: 'Disable a service, or activate it again',
    input: setStatusInput,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CATEGORY_DISABLED'],
  }),
  reorder: endpoint({
    ...merchant,
    method: 'POST',
    path: 'services/reorder',
    access: 'menu.edit',
    summary: 'Put the services of a category in order',
    input: z.object({ group_id: id, order: orderInput }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  suggested: endpoint({
    ...merchant,
    method: 'GET',
    path: 'services/suggested',
    access: 'menu.create',
    summary: 'Services the platform suggests to this kind of salon',
    input: z.object({}),
    output: z.object({ records: z.array(suggestedService) }),
    errors: [],
  }),
  activate: endpoint({
    ...merchant,
    method: 'POST',
    path: 'services/activate',
    access: 'menu.create',
    summary: 'Take suggested services into the menu with their prices',
    input: activateServicesInput,
    output: z.object({ added: z.number().int() }),
    errors: ['NOT_FOUND', 'SERVICE_NAME_EXISTS', 'CATEGORY_NAME_EXISTS', 'EMPLOYEE_NOT_EXIST'],
  }),
  change_prices: endpoint({
    ...merchant,
    method: 'POST',
    path: 'services/change_prices',
    access: 'menu.prices',
    summary: 'Change many prices at once',
    input: changePricesInput,
    output: z.object({ changed: z.number().int() }),
    errors: ['NOT_FOUND', 'PRICES_CHANGED_MEANWHILE'],
  }),
};
