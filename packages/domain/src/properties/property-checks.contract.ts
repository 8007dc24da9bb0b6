import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import { listingContent } from '../property-listings/listing-content';
import { emirates, propertyTypes } from '../property-listings/property.states';
import { PICTURE_SIZES } from '../uploads/picture-sizes';
import { propertyStandings } from './property-standing.states';

const id = z.number().int();
const text = z.string();
const manager = { areas: ['manager'], access: 'platform-checks.properties' } as const;

const row = z.object({
  id,
  account_id: id,
  english_name: text,
  arabic_name: text,
  owner: text,
  type: codeOf(propertyTypes),
  emirate: codeOf(emirates),
  capacity: id,
  lowest_price: id.nullable(),
  currency: text,
  standing: codeOf(propertyStandings),
  sent_at: text.nullable(),
  refuse_reason: text.nullable(),
  updated_at: text,
});
export type CheckedProperty = z.output<typeof row>;

const { codes, choices } = propertyStandings;
const among = (...wanted: string[]) => choices.filter(({ value }) => wanted.includes(String(value)));

/** The three pages differ in which places they show, and in when these came. */
const listOf = (
  path: string,
  title: Localized,
  standings: ReturnType<typeof among>,
  at: { key: 'sent_at' | 'updated_at'; label: Localized },
) =>
  defineList({
    path: `check_entries/${path}`,
    ...manager,
    title,
    record: row,
    columns: [
      { ...at, kind: 'datetime', sortable: true },
      { key: 'english_name', label: { en: 'English name', ar: 'الاسم بالإنجليزية' }, kind: 'text', sortable: true },
      { key: 'arabic_name', label: { en: 'Arabic name', ar: 'الاسم بالعربية' }, kind: 'text', sortable: true },
      { key: 'type', label: { en: 'Type', ar: 'النوع' }, kind: 'badge', choices: propertyTypes.choices },
      { key: 'emirate', label: { en: 'Emirate', ar: 'الإمارة' }, kind: 'badge', choices: emirates.choices },
      { key: 'owner', label: { en: 'Property owner', ar: 'صاحب الوحدة السياحية' }, kind: 'text', sortable: true },
      { key: 'capacity', label: { en: 'Guests', ar: 'عدد الأشخاص' }, kind: 'number', hidden: true },
      { key: 'lowest_price', label: { en: 'Night from', ar: 'الليلة من' }, kind: 'money', hidden: true },
      { key: 'standing', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: standings },
      { key: 'refuse_reason', label: { en: 'Reason', ar: 'السبب' }, kind: 'text', hidden: true },
    ],
    filters: [
      { key: 'standing', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: standings },
      { key: 'type', label: { en: 'Type', ar: 'النوع' }, kind: 'choice', choices: propertyTypes.choices },
      { key: 'emirate', label: { en: 'Emirate', ar: 'الإمارة' }, kind: 'choice', choices: emirates.choices },
      { ...at, kind: 'date-range' },
    ],
    defaultSort: { key: at.key, descending: true },
  });

const sent = { key: 'sent_at', label: { en: 'Sent on', ar: 'تاريخ الإرسال' } } as const;
export const addedPropertiesList = listOf(
  'added_properties',
  pageWords['added-properties'],
  among(codes.waiting, codes.refused),
  sent,
);
export const editedPropertiesList = listOf(
  'edited_properties',
  pageWords['edited-properties'],
  among(codes.change_waiting, codes.change_refused),
  sent,
);
export const activePropertiesList = listOf(
  'active_properties',
  pageWords['active-properties'],
  among(codes.published, codes.hidden, codes.changed, codes.change_waiting, codes.change_refused),
  { key: 'updated_at', label: { en: 'Last changed', ar: 'آخر تعديل' } },
);

const which = { account_id: id, id };
/** A manager decides about the very text she read. */
const decided = { ...which, version: id };
const deciding = {
  ...manager,
  access: 'platform-checks.decide-properties',
  method: 'POST',
  output: z.object({ done: z.literal(true) }),
  errors: ['NOT_FOUND', 'PROPERTY_CHANGED_MEANWHILE', 'PROPERTY_NOT_WAITING'],
} as const;

export const refusePropertyInput = z.object({
  ...decided,
  reason: requiredText({ en: 'Reason', ar: 'السبب' }, 500),
});

const checked = z.object({
  ...which,
  unique_id: text,
  version: id,
  standing: codeOf(propertyStandings),
  owner: text,
  owner_mobile: text.nullable(),
  owner_email: text.nullable(),
  sent_at: text.nullable(),
  refuse_reason: text.nullable(),
  /** What would be published now. */
  content: listingContent,
  /** What is public, or was before it was hidden. */
  published: listingContent.nullable(),
});
export type PropertyToCheck = z.output<typeof checked>;

export const propertyChecksContract = {
  added_records: addedPropertiesList.endpoints.get_records,
  export_added: addedPropertiesList.endpoints.export,
  edited_records: editedPropertiesList.endpoints.get_records,
  export_edited: editedPropertiesList.endpoints.export,
  active_records: activePropertiesList.endpoints.get_records,
  export_active: activePropertiesList.endpoints.export,
  get_record: endpoint({
    ...manager,
    method: 'GET',
    path: 'check_entries/properties/get_record',
    summary: 'A property as it would be published, beside what is public now',
    input: z.object({ account_id: z.coerce.number().int(), id: z.coerce.number().int() }),
    output: z.object({ record: checked }),
    errors: ['NOT_FOUND'],
  }),
  image: endpoint({
    ...manager,
    method: 'GET',
    path: 'check_entries/properties/image',
    kind: 'file',
    files: ['image/jpeg', 'image/png'],
    transaction: false,
    summary: 'A picture of a property, as it is or as it was published',
    input: z.object({
      account_id: z.coerce.number().int(),
      id: z.coerce.number().int(),
      unique_id: z.string().max(64),
      size: z.enum(PICTURE_SIZES).optional(),
    }),
    output: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
  approve: endpoint({
    ...deciding,
    path: 'check_entries/properties/approve',
    summary: 'Publish a new property, or the changes to one',
    input: z.object(decided),
  }),
  refuse: endpoint({
    ...deciding,
    path: 'check_entries/properties/refuse',
    summary: 'Say why a property, or the changes to one, is not published',
    input: refusePropertyInput,
  }),
};
