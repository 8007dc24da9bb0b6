import { z } from 'zod';
import { dayField, done, minuteField, wantedLines } from '../appointments/appointment.shapes';
import { codeText } from '../auth/auth.contract';
import { complaintKinds } from '../complaints/complaint.states';
import { endpoint } from '../kernel/contract';
import {
  aliasName,
  codeOf,
  englishOrArabicText,
  freeText,
  mobile,
  orEmpty,
  requiredText,
} from '../kernel/input/fields';
import { LANGUAGES } from '../kernel/localized';
import { bookingView, freeDays, freeTimes, keptTime, salonMenu, salonPage } from './salon-page.shapes';
import { PICTURE_SIZES } from '../uploads/picture-sizes';

const alias = aliasName();
const salon = { areas: ['public'], access: 'public', salon: true } as const;
const read = { ...salon, method: 'GET' } as const;
const write = { ...salon, method: 'POST' } as const;
const refusals = ['SALON_NOT_ONLINE', 'TOO_MANY_REQUESTS'] as const;
const wanted = ['SERVICE_NOT_EXIST', 'EMPLOYEE_NOT_EXIST'] as const;

const token = z.string().regex(/^[\w-]{16,64}$/);
const booking_id = z.string().regex(/^[\w-]{16,64}$/);
const labels = {
  name: { en: 'Name', ar: 'الاسم' },
  mobile: { en: 'Mobile', ar: 'رقم الجوال' },
  code: { en: 'Code', ar: 'الرمز' },
  note: { en: 'Note', ar: 'الملاحظة' },
  body: { en: 'Your message', ar: 'رسالتك' },
};
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const CODE_CHANNELS = ['whatsapp', 'sms'] as const;

/** A customer moving her own visit does not stand in its way; it is looked for as it was booked. */
const moving = { booking_id: booking_id.optional() };

export const bookingContract = {
  get_page: endpoint({
    ...read,
    path: 'online/:alias/get_page',
    summary: 'A salon as its public page shows it',
    input: z.object({ alias }),
    output: salonPage,
    errors: refusals,
  }),
  get_menu: endpoint({
    ...read,
    path: 'online/:alias/get_menu',
    summary: 'What customers can choose, and from whom',
    input: z.object({ alias }),
    output: salonMenu,
    errors: refusals,
  }),
  picture: endpoint({
    ...read,
    path: 'online/:alias/picture/:unique_id',
    kind: 'file',
    files: ['image/jpeg', 'image/png'],
    summary: 'A picture the public page shows',
    input: z.object({ alias, unique_id: z.string().regex(/^[\w-]{10,64}$/), size: z.enum(PICTURE_SIZES).optional() }),
    output: z.unknown(),
    errors: [...refusals, 'NOT_FOUND'],
  }),
  free_days: endpoint({
    ...read,
    path: 'online/:alias/free_days',
    summary: 'Which days of a month still have times',
    input: z.object({ alias, lines: wantedLines, month, ...moving }),
    output: freeDays,
    errors: [...refusals, ...wanted, 'NOT_FOUND'],
  }),
  free_times: endpoint({
    ...read,
    path: 'online/:alias/free_times',
    summary: 'The free times of a day, and the next day that has some',
    input: z.object({ alias, lines: wantedLines, date: dayField, ...moving }),
    output: freeTimes,
    errors: [...refusals, ...wanted, 'NOT_FOUND'],
  }),
  hold: endpoint({
    ...write,
    path: 'online/:alias/hold',
    summary: 'Keep a time while the customer finishes; what she kept before is let go',
    input: z.object({ alias, replaces: token.optional(), lines: wantedLines, date: dayField, start: minuteField }),
    output: keptTime,
    errors: [...refusals, ...wanted, 'TIME_NOT_AVAILABLE'],
  }),
  extend_hold: endpoint({
    ...write,
    path: 'online/:alias/extend_hold',
    summary: 'Keep it once more',
    idempotent: false,
    input: z.object({ alias, token }),
    output: keptTime,
    errors: [...refusals, 'HOLD_EXPIRED', 'HOLD_EXTENDED_BEFORE'],
  }),
  release_hold: endpoint({
    ...write,
    path: 'online/:alias/release_hold',
    summary: 'Let a kept time go',
    idempotent: false,
    input: z.object({ alias, token }),
    output: done,
    errors: refusals,
  }),
  ask_code: endpoint({
    ...write,
    path: 'online/:alias/ask_code',
    summary: 'Send a code to a mobile number',
    input: z.object({ alias, mobile: mobile(labels.mobile), channel: z.enum(CODE_CHANNELS) }),
    output: done,
    errors: [...refusals, 'CODE_TOO_SOON', 'CODE_TOO_MANY', 'BOOKING_BY_PHONE_ONLY'],
  }),
  verify_mobile: endpoint({
    ...write,
    path: 'online/:alias/verify_mobile',
    summary: 'Prove that a mobile number is one’s own',
    idempotent: false,
    input: z.object({ alias, mobile: mobile(labels.mobile), code: codeText }),
    output: z.object({ proof: z.string(), seconds_left: z.int() }),
    errors: [...refusals, 'CODE_INCORRECT', 'CODE_EXPIRED', 'CODE_TOO_MANY'],
  }),
  confirm: endpoint({
    ...write,
    path: 'online/:alias/confirm',
    summary: 'Book the kept time',
    input: z.object({
      alias,
      token,
      proof: z.string().max(600),
      name: englishOrArabicText(labels.name, 100),
      mobile: mobile(labels.mobile),
      note: orEmpty(freeText(labels.note, 500)),
    }),
    output: z.object({ booking_id: z.string(), payment_url: z.string().nullable() }),
    errors: [
      ...refusals,
      'HOLD_EXPIRED',
      'TIME_NOT_AVAILABLE',
      'MOBILE_NOT_VERIFIED',
      'BOOKING_BY_PHONE_ONLY',
      'TOO_MANY_UNPAID_BOOKINGS',
      'CUSTOMER_HAS_APPOINTMENT',
    ],
  }),
  get_booking: endpoint({
    ...read,
    path: 'online/:alias/booking/:booking_id/get',
    summary: 'A booking, for whoever has its link',
    input: z.object({ alias, booking_id }),
    output: bookingView,
    errors: [...refusals, 'NOT_FOUND'],
  }),
  calendar_file: endpoint({
    ...read,
    path: 'online/:alias/booking/:booking_id/calendar.ics',
    kind: 'file',
    files: ['text/calendar'],
    summary: 'The booking for a calendar',
    input: z.object({ alias, booking_id, language: z.enum(LANGUAGES).optional() }),
    output: z.unknown(),
    errors: [...refusals, 'NOT_FOUND'],
  }),
  reschedule: endpoint({
    ...write,
    path: 'online/:alias/booking/:booking_id/reschedule',
    summary: 'Move a booking to another free time',
    input: z.object({ alias, booking_id, date: dayField, start: minuteField }),
    output: done,
    errors: [...refusals, 'NOT_FOUND', 'TOO_LATE_TO_CHANGE', 'TIME_NOT_AVAILABLE', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  pay: endpoint({
    ...write,
    path: 'online/:alias/booking/:booking_id/pay',
    summary: 'Another try at the deposit of a booking that waits for it',
    input: z.object({ alias, booking_id }),
    output: z.object({ payment_url: z.string() }),
    errors: [...refusals, 'NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'PAYMENTS_NOT_AVAILABLE'],
  }),
  cancel: endpoint({
    ...write,
    path: 'online/:alias/booking/:booking_id/cancel',
    summary: 'Cancel a booking',
    input: z.object({ alias, booking_id, reason: orEmpty(freeText(labels.note, 300)) }),
    output: done,
    errors: [...refusals, 'NOT_FOUND', 'TOO_LATE_TO_CHANGE', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  complain: endpoint({
    ...write,
    path: 'online/:alias/complain',
    summary: 'Send the salon a complaint or a suggestion',
    input: z.object({
      alias,
      kind: codeOf(complaintKinds),
      name: englishOrArabicText(labels.name, 100),
      mobile: orEmpty(mobile(labels.mobile)),
      body: requiredText(labels.body, 2000),
      booking_id: orEmpty(booking_id),
    }),
    output: done,
    errors: refusals,
  }),
};
