import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText, minorAmount } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { GULF_ISO2 } from '../kernel/places/countries';
import { recordStates } from '../kernel/record-status.states';

const id = z.int();
const done = z.object({ done: z.literal(true) });
const base = 'platform_setting/whatsapp_packages';
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  months: { en: 'Months', ar: 'الأشهر' },
  messages: { en: 'Messages', ar: 'الرسائل' },
  status: { en: 'Status', ar: 'الحالة' },
} as const;
const MOST_PRICE = 100_000_000;
const price = z.object({ country: z.enum(GULF_ISO2), price: minorAmount({ min: 0, max: MOST_PRICE }) });

export const whatsappPackageFields = z.strictObject({
  english_name: englishText(labels.english_name, 60),
  arabic_name: arabicText(labels.arabic_name, 60),
  months: z.int().min(1).max(36),
  /** Without a number its messages have no limit. */
  messages: z.int().min(1).max(10_000_000).nullable().default(null),
  position: z.int().min(0).max(999).default(0),
  /** Countries without a price are not sold to. */
  prices: z.array(price).max(GULF_ISO2.length).default([]),
});

export const whatsappCatalogueList = defineList({
  path: base,
  areas: ['manager'],
  access: 'platform-settings.view',
  title: pageWords['whatsapp-packages'],
  record: z.object({
    id,
    english_name: z.string(),
    arabic_name: z.string(),
    months: id,
    messages: id.nullable(),
    position: id,
    status: codeOf(recordStates),
    currency: z.string(),
    prices: z.array(price),
    countries: id,
    /** Salons that have it now. */
    salons: id,
  }),
  columns: [
    { key: 'position', label: { en: 'Order', ar: 'الترتيب' }, kind: 'number', sortable: true },
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'months', label: labels.months, kind: 'number', sortable: true },
    { key: 'messages', label: labels.messages, kind: 'number', sortable: true, emptyLast: true },
    { key: 'countries', label: { en: 'Countries with a price', ar: 'دول لها سعر' }, kind: 'number' },
    { key: 'salons', label: { en: 'Salons', ar: 'الصالونات' }, kind: 'number' },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'position', descending: false },
});

const writing = { areas: ['manager'], method: 'POST', access: 'platform-settings.edit' } as const;

export const whatsappCatalogueContract = {
  get_records: whatsappCatalogueList.endpoints.get_records,
  export: whatsappCatalogueList.endpoints.export,
  add: endpoint({
    ...writing,
    path: `${base}/add`,
    summary: 'A package merchants can buy',
    input: whatsappPackageFields,
    output: z.object({ id }),
    errors: ['WHATSAPP_PACKAGE_NAME_TAKEN'],
  }),
  edit: endpoint({
    ...writing,
    path: `${base}/edit`,
    summary: 'Change a package; what was sold stays as it was sold',
    input: whatsappPackageFields.extend({ id }),
    output: done,
    errors: ['NOT_FOUND', 'WHATSAPP_PACKAGE_NAME_TAKEN'],
  }),
  set_status: endpoint({
    ...writing,
    path: `${base}/set_status`,
    summary: 'Offer a package, or no longer',
    input: z.strictObject({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};

/** A package as it is sold in one country. */
export const soldPackage = z.object({
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  months: id,
  messages: id.nullable(),
  price: id,
});
export type SoldPackage = z.output<typeof soldPackage>;
