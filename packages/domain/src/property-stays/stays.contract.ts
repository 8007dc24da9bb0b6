import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import {
  codeOf,
  emailText,
  freeText,
  integerText,
  localDate,
  minorAmount,
  mobile,
  orEmpty,
  requiredText,
} from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { LANGUAGES, type Localized } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import { toLatinDigits, withoutDirectionMarks } from '../kernel/text/digits';
import { depositStages, enquiryStates, nightKinds } from './enquiry.states';
import { MOST_LETTERS } from './stay-limits';

const id = z.number().int();
const asked = z.coerce.number().int();
const text = z.string();
const done = z.object({ done: z.literal(true) });
const own = { areas: ['properties'], access: 'signed-in' } as const;
/** Fils; nobody lets a place for more than a million dirhams. */
const HIGHEST = 100_000_000;
/** How long an offer may hold its nights. */
export const OFFER_HOURS = [6, 24, 48, 72, 168] as const;
export const MOST_FEEDS = 8;

export const stayLabels = {
  name: { en: 'Your name', ar: 'الاسم' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  arrives_on: { en: 'Arrival', ar: 'الوصول' },
  leaves_on: { en: 'Departure', ar: 'المغادرة' },
  people: { en: 'Guests', ar: 'عدد الأشخاص' },
  message: { en: 'Your message', ar: 'رسالتك' },
  reason: { en: 'Reason', ar: 'السبب' },
  text: { en: 'Message', ar: 'الرسالة' },
  feed: { en: 'Site', ar: 'الموقع' },
  url: { en: 'Calendar address', ar: 'رابط التقويم' },
} as const satisfies Record<string, Localized>;
const labels = stayLabels;

/** A day as forms send it, whichever digits the phone writes. */
const typedDay = (label: Localized) =>
  z
    .string()
    .transform((day) => toLatinDigits(withoutDirectionMarks(day)).trim())
    .pipe(localDate(label));

/** As a visitor sends it, by a form or a script. */
export const askInput = z.object({
  unique_id: z.string().max(64),
  name: requiredText(labels.name, 100),
  mobile: mobile(labels.mobile),
  email: orEmpty(emailText(labels.email)),
  arrives_on: typedDay(labels.arrives_on),
  leaves_on: typedDay(labels.leaves_on),
  people: integerText({ min: 1, max: 1000 }, labels.people),
  message: freeText(labels.message, MOST_LETTERS).default(''),
});

const row = z.object({
  id,
  created_at: text,
  property_id: id,
  english_name: text,
  arabic_name: text,
  /** In the reader's language, as files show it. */
  property_name: text,
  renter_name: text,
  mobile: text,
  arrives_on: text,
  leaves_on: text,
  nights: id,
  people: id,
  status: codeOf(enquiryStates),
  price: id.nullable(),
  deposit: id.nullable(),
  deposit_paid_at: text.nullable(),
  currency: text,
  valid_until: text.nullable(),
});

const status = { key: 'status', label: { en: 'Status', ar: 'الحالة' }, choices: enquiryStates.choices } as const;
const sent = { key: 'created_at', label: { en: 'Sent on', ar: 'تاريخ الإرسال' } } as const;
const arrival = { key: 'arrives_on', label: labels.arrives_on } as const;

export const enquiriesList = defineList({
  ...own,
  path: 'stays/enquiries',
  title: pageWords['stay-enquiries'],
  record: row,
  columns: [
    { key: 'renter_name', label: { en: 'Renter', ar: 'المستأجر' }, kind: 'text', sortable: true },
    { key: 'property_name', label: { en: 'Property', ar: 'الوحدة السياحية' }, kind: 'text' },
    { ...arrival, kind: 'date', sortable: true },
    { key: 'nights', label: { en: 'Nights', ar: 'الليالي' }, kind: 'number', sortable: true },
    { key: 'people', label: labels.people, kind: 'number' },
    { key: 'price', label: { en: 'Price', ar: 'السعر' }, kind: 'money', sortable: true },
    { ...status, kind: 'badge', sortable: true },
    { ...sent, kind: 'datetime', sortable: true },
    { key: 'deposit', label: { en: 'Deposit', ar: 'العربون' }, kind: 'money', hidden: true },
    {
      key: 'deposit_paid_at',
      label: { en: 'Deposit paid on', ar: 'تاريخ دفع العربون' },
      kind: 'datetime',
      hidden: true,
    },
    { key: 'mobile', label: labels.mobile, kind: 'phone', whose: 'staff', hidden: true },
    { key: 'leaves_on', label: labels.leaves_on, kind: 'date', hidden: true },
  ],
  filters: [
    { ...status, kind: 'choice' },
    { ...arrival, kind: 'date-range' },
    { ...sent, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const letter = z.object({ id, by_renter: z.boolean(), text, created_at: text });
const enquiry = row.extend({
  email: text.nullable(),
  language: z.enum(LANGUAGES),
  message: text,
  offer_note: text,
  reason: text.nullable(),
  cancelled_by_renter: z.boolean(),
  /** How far its deposit is, where one was asked for. */
  deposit_state: z.object({ amount: id, stage: codeOf(depositStages) }).nullable(),
  /** Her payment gateway can take one. */
  can_take_deposit: z.boolean(),
  /** Nobody else has any of its nights. */
  free: z.boolean(),
  /** What these nights usually cost. */
  usual_price: id.nullable(),
  letters: z.array(letter),
});
export type Enquiry = z.output<typeof enquiry>;

const night = z.object({
  id,
  kind: codeOf(nightKinds),
  arrives_on: text,
  leaves_on: text,
  /** The renter's name, or what the owner noted. */
  title: text,
  people: id.nullable(),
  enquiry_id: id.nullable(),
  deposit_paid: z.boolean(),
  valid_until: text.nullable(),
});
export type TakenNights = z.output<typeof night>;
const elsewhere = z.object({ feed_id: id, name: text, arrives_on: text, leaves_on: text });
export type NightsElsewhere = z.output<typeof elsewhere>;
const feed = z.object({
  id,
  name: text,
  host: text,
  answered_at: text.nullable(),
  silent_since: text.nullable(),
  is_waiting: z.boolean(),
});
export type StayFeed = z.output<typeof feed>;

const deciding = { ...own, method: 'POST', output: done } as const;
const MOVES = ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'] as const;
const price = minorAmount({ min: 100, max: HIGHEST });

export const offerInput = z.object({
  id,
  price,
  /** Paying it confirms the stay. */
  deposit: price.nullable().default(null),
  hours: z.literal(OFFER_HOURS).default(24),
  note: freeText({ en: 'Note', ar: 'ملاحظة' }, 1000).default(''),
});
export const declineInput = z.object({ id, reason: requiredText(labels.reason, 500) });
export const writeInput = z.object({ id, text: requiredText(labels.text, MOST_LETTERS) });
export const blockInput = z.object({
  property_id: id,
  arrives_on: localDate(labels.arrives_on),
  leaves_on: localDate(labels.leaves_on),
  note: freeText({ en: 'Note', ar: 'ملاحظة' }, 100).default(''),
});
export const addFeedInput = z.object({
  property_id: id,
  name: requiredText(labels.feed, 60),
  url: requiredText(labels.url, 1000),
});

const DATES = ['STAY_DATES_TURNED', 'STAY_IN_THE_PAST', 'STAY_TOO_LONG', 'STAY_TOO_FAR'] as const;

export const staysContract = {
  ask: endpoint({
    areas: ['properties'],
    method: 'POST',
    path: 'stays/ask',
    access: 'public',
    summary: 'Ask the owner of a listed property for nights',
    input: askInput,
    output: z.object({ unique_id: text }),
    errors: ['NOT_FOUND', 'STAY_NIGHTS_TAKEN', 'STAY_TOO_MANY_PEOPLE', ...DATES, 'TOO_MANY_REQUESTS'],
  }),
  get_records: enquiriesList.endpoints.get_records,
  export: enquiriesList.endpoints.export,
  get_record: endpoint({
    ...own,
    method: 'GET',
    path: 'stays/enquiries/get_record',
    summary: 'One enquiry with its messages, and whether its nights are free',
    input: z.object({ id: asked }),
    output: z.object({ record: enquiry }),
    errors: ['NOT_FOUND'],
  }),
  offer: endpoint({
    ...deciding,
    path: 'stays/enquiries/offer',
    summary: 'Offer the nights for a price and hold them for a while; a second offer takes the place of the first',
    input: offerInput,
    errors: [...MOVES, 'STAY_NIGHTS_TAKEN', 'STAY_IN_THE_PAST', 'STAY_DEPOSIT_TOO_HIGH', 'PAYMENTS_NOT_AVAILABLE'],
  }),
  confirm: endpoint({
    ...deciding,
    path: 'stays/enquiries/confirm',
    summary: 'Confirm a stay that was agreed upon',
    input: z.object({ id, price }),
    errors: [...MOVES, 'STAY_NIGHTS_TAKEN', 'STAY_IN_THE_PAST'],
  }),
  decline: endpoint({
    ...deciding,
    path: 'stays/enquiries/decline',
    summary: 'Decline an enquiry, or take an offer back, and say why',
    input: declineInput,
    errors: [...MOVES],
  }),
  cancel: endpoint({
    ...deciding,
    path: 'stays/enquiries/cancel',
    summary: 'Cancel a confirmed stay and say why; its nights are free again, and its deposit goes back',
    input: declineInput,
    errors: [...MOVES],
  }),
  return_deposit: endpoint({
    ...deciding,
    path: 'stays/enquiries/return_deposit',
    summary: 'Give the paid deposit of a stay back the way it came',
    input: z.object({ id }),
    errors: ['NOT_FOUND', 'STAY_NO_DEPOSIT'],
  }),
  write: endpoint({
    ...deciding,
    path: 'stays/enquiries/write',
    summary: 'Write to the renter of an enquiry',
    input: writeInput,
    errors: ['NOT_FOUND'],
  }),
  calendar: endpoint({
    ...own,
    method: 'GET',
    path: 'stays/calendar',
    summary: 'The taken nights of a property around a month, and the calendars it reads and gives out',
    input: z.object({ property_id: asked, month: localDate() }),
    output: z.object({
      today: text,
      weekday_price: id.nullable(),
      weekend_price: id.nullable(),
      nights: z.array(night),
      elsewhere: z.array(elsewhere),
      feeds: z.array(feed),
      export_url: text.nullable(),
      export_read_at: text.nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),
  block: endpoint({
    ...own,
    method: 'POST',
    path: 'stays/block',
    summary: 'Keep nights of a property closed',
    input: blockInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'STAY_NIGHTS_TAKEN', ...DATES],
  }),
  unblock: endpoint({
    ...deciding,
    path: 'stays/unblock',
    summary: 'Open nights that were kept closed',
    input: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  add_feed: endpoint({
    ...own,
    method: 'POST',
    path: 'stays/feeds/add',
    summary: 'Read the calendar of another site from now on',
    input: addFeedInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'STAY_FEED_REFUSED', 'STAY_FEED_TAKEN', 'STAY_FEED_TOO_MANY'],
  }),
  remove_feed: endpoint({
    ...deciding,
    path: 'stays/feeds/remove',
    summary: 'Read the calendar of another site no more; its nights are open again',
    input: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  read_feed: endpoint({
    ...deciding,
    path: 'stays/feeds/read',
    summary: 'Read the calendar of another site now',
    input: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  renew_export: endpoint({
    ...own,
    method: 'POST',
    path: 'stays/renew_export',
    idempotent: false,
    summary: 'Make a secret address of the calendar for other sites; an earlier one no longer works',
    input: z.object({ property_id: id }),
    output: z.object({ export_url: text }),
    errors: ['NOT_FOUND'],
  }),
};
