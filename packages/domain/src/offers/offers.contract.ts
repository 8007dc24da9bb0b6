import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, arabicText, codeOf, englishText, localDate, minorAmount, orEmpty } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage } from '../kernel/text/validation-texts';
import { PRICE_MAX } from '../services/service.rules';
import { checkMaxServices } from './offer.rules';
import { offerConditions, offerServiceTypes } from './offer.states';
import type { CodeIn } from '../kernel/state-machine';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  type: { en: 'Type', ar: 'النوع' },
  condition: { en: 'Status', ar: 'الحالة' },
  expires_on: { en: 'Valid until', ar: 'صالحة حتى' },
};

const listed = z.object({
  id,
  name: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  type: codeOf(offerServiceTypes),
  price: z.number().int(),
  services_total: z.number().int(),
  services_count: z.number().int(),
  max_services_to_use: z.number().int().nullable(),
  expires_on: z.string().nullable(),
  picture_upload_id: id.nullable(),
  picture_url: z.string().nullable(),
  condition: z.string(),
  status: codeOf(recordStates),
  created_at: z.string(),
  updated_at: z.string(),
});
const serviceOfOffer = z.object({
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  price: z.number().int(),
  status: codeOf(recordStates),
});

export const offersList = defineList({
  path: 'offers',
  areas: ['merchant'],
  access: 'menu.offers',
  title: { en: 'Packages', ar: 'الباقات' },
  record: listed,
  columns: [
    { key: 'name', label: { en: 'Package', ar: 'الباقة' }, kind: 'text', sortable: true },
    { key: 'type', label: labels.type, kind: 'badge', choices: offerServiceTypes.choices },
    { key: 'services_count', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
    { key: 'max_services_to_use', label: { en: 'Services to choose', ar: 'عدد الاختيارات' }, kind: 'number' },
    { key: 'services_total', label: { en: 'Sum of services', ar: 'مجموع الخدمات' }, kind: 'money' },
    { key: 'price', label: { en: 'Package price', ar: 'سعر الباقة' }, kind: 'money', sortable: true },
    { key: 'expires_on', label: labels.expires_on, kind: 'date', sortable: true },
    { key: 'condition', label: labels.condition, kind: 'badge', choices: offerConditions.choices },
    { key: 'english_name', label: labels.english_name, kind: 'text', hidden: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', hidden: true },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [
    { key: 'condition', label: labels.condition, kind: 'choice', choices: offerConditions.choices },
    { key: 'type', label: labels.type, kind: 'choice', choices: offerServiceTypes.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const NAME_LENGTH = 100;
const SERVICES_MAX = 50;
const offerShape = {
  english_name: englishText(labels.english_name, NAME_LENGTH),
  arabic_name: arabicText(labels.arabic_name, NAME_LENGTH),
  type: codeOf(offerServiceTypes),
  services: z.array(id).min(2).max(SERVICES_MAX),
  max_services_to_use: z.int().nullish(),
  price: minorAmount({ min: 1, max: PRICE_MAX }),
  expires_on: orEmpty(localDate(labels.expires_on)),
  picture_upload_id: id.nullish(),
};
type OfferValues = {
  type: CodeIn<typeof offerServiceTypes>;
  services: number[];
  max_services_to_use?: number | null | undefined;
};

export function checkOffer(offer: OfferValues, ctx: z.core.$RefinementCtx): void {
  const isTwice = new Set(offer.services).size < offer.services.length;
  addMessage(ctx, isTwice ? validationMessage('service-twice') : undefined, ['services']);
  addMessage(ctx, checkMaxServices(offer.type, offer.max_services_to_use ?? undefined, new Set(offer.services).size), [
    'max_services_to_use',
  ]);
}
export const offerFields = z.object(offerShape);
const refusals = [
  'OFFER_NAME_EXISTS',
  'SERVICE_NOT_EXIST',
  'OFFER_PRICE_NOT_BELOW_SERVICES',
  'OFFER_EXPIRED',
  'UPLOAD_UNREADABLE',
  'IMAGE_NOT_SQUARE',
] as const;
const merchant = { areas: ['merchant'], access: 'menu.offers' } as const;

export const offersContract = {
  get_records: offersList.endpoints.get_records,
  export: offersList.endpoints.export,
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'offers/get_record',
    summary: 'Read a package with its services',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record: listed.extend({ services: z.array(serviceOfOffer) }) }),
    errors: ['OFFER_NOT_EXIST'],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'offers/add',
    summary: 'Add a package',
    input: offerFields.superRefine(checkOffer),
    output: z.object({ id }),
    errors: refusals,
  }),
  edit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'offers/edit',
    summary: 'Change a package',
    input: z.object({ id, ...offerShape }).superRefine(checkOffer),
    output: done,
    errors: ['OFFER_NOT_EXIST', ...refusals],
  }),
  set_status: endpoint({
    ...merchant,
    method: 'POST',
    path: 'offers/set_status',
    summary: 'Disable a package, or activate it again while it has not expired',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['OFFER_NOT_EXIST', 'OFFER_EXPIRED', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
