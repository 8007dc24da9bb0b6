import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { countries } from '../kernel/places/countries';
import {
  birthDate,
  codeOf,
  emailText,
  englishOrArabicText,
  freeText,
  mobile,
  orEmpty,
  trn,
} from '../kernel/input/fields';
import { defineList, type Choice } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { pageWords } from '../kernel/page-words';
import {
  consentChannels,
  consentPurposes,
  contactPermissions,
  customerLanguages,
  customerTypes,
  genders,
  identificationMethods,
} from './customer.states';

const id = z.number().int();
const idInQuery = z.coerce.number().int();
const done = z.object({ done: z.literal(true) });
const nationalities: readonly Choice[] = countries.map((country) => ({
  value: country.id,
  label: { en: country.english_name, ar: country.arabic_name },
}));

export const customerRecord = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  type: codeOf(customerTypes),
  status: codeOf(recordStates),
  gender: codeOf(genders),
  nationality_id: id.nullable(),
  birth_date: z.string().nullable(),
  identification_method: codeOf(identificationMethods).nullable(),
  trn: z.string().nullable(),
  notes: z.string().nullable(),
  /** Null: guessed, from the page she booked on or the letters of her name. */
  preferred_language: z.string().nullable(),
  whatsapp: codeOf(contactPermissions),
  invoices_count: z.number().int(),
  last_invoice_on: z.string().nullable(),
  created_at: z.string(),
});
export type CustomerRecord = z.output<typeof customerRecord>;

export const customersList = defineList({
  path: 'customers',
  areas: ['merchant'],
  access: 'customers.view',
  title: pageWords.customers,
  record: customerRecord,
  columns: [
    { key: 'name', label: { en: 'Customer', ar: 'العميل' }, kind: 'text', sortable: true },
    { key: 'type', label: { en: 'Type', ar: 'النوع' }, kind: 'badge', choices: customerTypes.choices },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
    {
      key: 'last_invoice_on',
      label: { en: 'Last visit', ar: 'آخر زيارة' },
      kind: 'date',
      sortable: true,
      emptyLast: true,
    },
    { key: 'invoices_count', label: { en: 'Visits', ar: 'الزيارات' }, kind: 'number' },
    { key: 'created_at', label: { en: 'Customer since', ar: 'عميل منذ' }, kind: 'date', sortable: true },
    { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code', hidden: true },
    { key: 'gender', label: { en: 'Gender', ar: 'الجنس' }, kind: 'badge', choices: genders.choices, hidden: true },
    {
      key: 'nationality_id',
      label: { en: 'Nationality', ar: 'الجنسية' },
      kind: 'badge',
      choices: nationalities,
      hidden: true,
    },
    {
      key: 'preferred_language',
      label: { en: 'Language', ar: 'اللغة' },
      kind: 'badge',
      choices: customerLanguages.choices,
      hidden: true,
    },
    { key: 'birth_date', label: { en: 'Birth date', ar: 'تاريخ الميلاد' }, kind: 'date', hidden: true },
    {
      key: 'identification_method',
      label: { en: 'How did you hear about us?', ar: 'كيف عرفتم عنا؟' },
      kind: 'badge',
      choices: identificationMethods.choices,
      hidden: true,
    },
    {
      key: 'whatsapp',
      label: { en: 'WhatsApp contact', ar: 'التواصل عبر واتساب' },
      kind: 'badge',
      choices: contactPermissions.choices,
      hidden: true,
    },
    { key: 'trn', label: { en: 'TRN', ar: 'الرقم الضريبي' }, kind: 'code', hidden: true },
    { key: 'notes', label: { en: 'Notes', ar: 'ملاحظات' }, kind: 'text', hidden: true },
    {
      key: 'status',
      label: { en: 'Status', ar: 'الحالة' },
      kind: 'badge',
      choices: recordStates.choices,
      hidden: true,
    },
  ],
  filters: [
    { key: 'type', label: { en: 'Type', ar: 'النوع' }, kind: 'choice', choices: customerTypes.choices },
    { key: 'last_invoice_on', label: { en: 'Last visit', ar: 'آخر زيارة' }, kind: 'date-range' },
    {
      key: 'whatsapp',
      label: { en: 'WhatsApp contact', ar: 'التواصل عبر واتساب' },
      kind: 'choice',
      choices: contactPermissions.choices,
    },
    { key: 'gender', label: { en: 'Gender', ar: 'الجنس' }, kind: 'choice', choices: genders.choices },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: recordStates.choices },
    { key: 'created_at', label: { en: 'Customer since', ar: 'عميل منذ' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'last_invoice_on', descending: true },
});

export const addCustomerInput = z.object({
  name: englishOrArabicText(undefined, 100),
  mobile: mobile(),
  email: orEmpty(emailText()),
  gender: orEmpty(codeOf(genders)),
  nationality_id: orEmpty(z.literal(countries.map((country) => country.id))),
  birth_date: orEmpty(birthDate()),
  identification_method: orEmpty(codeOf(identificationMethods)),
  trn: orEmpty(trn()),
  notes: orEmpty(freeText(undefined, 1000)),
  preferred_language: orEmpty(codeOf(customerLanguages)),
  whatsapp_allowed: z.boolean().optional(),
});
export const editCustomerInput = addCustomerInput.extend({ id });
export type CustomerInput = z.output<typeof addCustomerInput>;

const consent = z.object({
  channel: codeOf(consentChannels),
  purpose: codeOf(consentPurposes),
  allowed: z.boolean(),
  recorded_by_name: z.string(),
  recorded_at: z.string(),
});
export type Consent = z.output<typeof consent>;
export const noteInput = z.object({ id, text: freeText(undefined, 2000).min(1) });
const brief = customerRecord.pick({
  id: true,
  name: true,
  mobile: true,
  type: true,
  status: true,
  last_invoice_on: true,
});
export type CustomerBrief = z.output<typeof brief>;

const read = { areas: ['merchant'], method: 'GET', access: 'customers.view' } as const;
const write = { areas: ['merchant'], method: 'POST', access: 'customers.edit' } as const;
const one = z.object({ id: idInQuery });

export const customersContract = {
  get_records: customersList.endpoints.get_records,
  export: customersList.endpoints.export,
  search: endpoint({
    ...read,
    path: 'customers/search',
    summary: 'The few customers a text or number means',
    input: z.object({ search: z.string().trim().max(100) }),
    output: z.object({ records: z.array(brief) }),
    errors: ['CUSTOMER_SEARCH_MIXED'],
  }),
  get_record: endpoint({
    ...read,
    path: 'customers/get_record',
    summary: 'A customer',
    input: one,
    output: z.object({
      record: customerRecord.extend({ other_mobiles: z.array(z.string()), updated_at: z.string() }),
      merged_into: id.nullable(),
      consents: z.array(consent),
      notes_count: z.number().int(),
      photos_count: z.number().int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    ...write,
    access: 'customers.create',
    path: 'customers/add',
    summary: 'Add a customer',
    input: addCustomerInput,
    output: z.object({ id }),
    errors: ['CUSTOMER_MOBILE_EXISTS'],
  }),
  edit: endpoint({
    ...write,
    path: 'customers/edit',
    summary: 'Change a customer',
    input: editCustomerInput,
    output: done,
    errors: ['NOT_FOUND', 'CUSTOMER_MERGED', 'CUSTOMER_MOBILE_EXISTS'],
  }),
  set_status: endpoint({
    ...write,
    access: 'customers.disable',
    path: 'customers/set_status',
    summary: 'Activate or disable a customer',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'CUSTOMER_MERGED', 'STATE_MOVE_NOT_ALLOWED'],
  }),

  get_consents: endpoint({
    ...read,
    path: 'customers/get_consents',
    summary: 'Every yes and no of a customer, newest first',
    input: one,
    output: z.object({ records: z.array(consent.extend({ id })) }),
    errors: ['NOT_FOUND'],
  }),
  set_consent: endpoint({
    ...write,
    path: 'customers/set_consent',
    summary: 'Record what a customer agreed to',
    input: z.object({ id, channel: codeOf(consentChannels), purpose: codeOf(consentPurposes), allowed: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND', 'CUSTOMER_MERGED'],
  }),

  get_notes: endpoint({
    ...read,
    path: 'customers/get_notes',
    summary: 'Notes about a customer, newest first',
    input: one,
    output: z.object({
      records: z.array(z.object({ id, text: z.string(), created_by_name: z.string(), created_at: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  }),
  add_note: endpoint({
    ...write,
    path: 'customers/add_note',
    summary: 'Write a note about a customer',
    input: noteInput,
    output: z.object({ note_id: id }),
    errors: ['NOT_FOUND', 'CUSTOMER_MERGED'],
  }),
  remove_note: endpoint({
    ...write,
    path: 'customers/remove_note',
    summary: 'Remove a note',
    input: z.object({ id, note_id: id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),

  get_photos: endpoint({
    ...read,
    path: 'customers/get_photos',
    summary: 'Photos of a customer, newest first',
    input: one,
    output: z.object({
      records: z.array(
        z.object({
          id,
          caption: z.string().nullable(),
          unique_id: z.string(),
          created_by_name: z.string(),
          created_at: z.string(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  add_photo: endpoint({
    ...write,
    path: 'customers/add_photo',
    summary: 'Keep an uploaded picture with a customer',
    input: z.object({ id, upload_id: id, caption: orEmpty(freeText(undefined, 200)) }),
    output: z.object({ photo_id: id }),
    errors: ['NOT_FOUND', 'CUSTOMER_MERGED', 'UPLOAD_UNREADABLE'],
  }),
  remove_photo: endpoint({
    ...write,
    path: 'customers/remove_photo',
    summary: 'Remove a photo',
    input: z.object({ id, photo_id: id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),

  get_duplicates: endpoint({
    ...read,
    access: 'customers.merge',
    alsoNeeds: ['customers.view'],
    path: 'customers/get_duplicates',
    summary: 'Pairs that may be the same person',
    input: z.object({}),
    output: z.object({ pairs: z.array(z.object({ first: brief, second: brief, reason: z.enum(['email', 'name']) })) }),
    errors: [],
  }),
  merge: endpoint({
    ...write,
    access: 'customers.merge',
    alsoNeeds: ['customers.view'],
    path: 'customers/merge',
    summary: 'Make one customer of two; the older one stays',
    input: z.object({ id, other_id: id }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'CUSTOMER_MERGED', 'CUSTOMER_MERGE_SAME', 'CUSTOMER_HAS_APPOINTMENT'],
  }),
};
