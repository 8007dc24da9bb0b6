import { z } from 'zod';
import { dayField, done, id, span } from '../appointments/appointment.shapes';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { appointmentSources } from '../appointments/appointment.states';

/** A phone shows today, and a week ahead by scrolling. */
export const MY_DAYS = 7;

/** What an employee sees of a visit: her own part of it, and nobody's number. */
const ownVisit = z.object({
  id,
  start: z.int(),
  end: z.int(),
  customer: z.string(),
  is_first_visit: z.boolean(),
  services: z.array(
    z.object({
      english_name: z.string(),
      arabic_name: z.string(),
      start: z.int(),
      end: z.int(),
      /** Whom of the customer's guests it is for; nobody: herself. */
      guest: z.string().nullable(),
    }),
  ),
  /** Who else works on the customer in the same visit. */
  colleagues: z.array(z.string()),
  outcome: z.string(),
  source: codeOf(appointmentSources),
  note: z.string().nullable(),
  customer_note: z.string().nullable(),
});
export type OwnVisit = z.output<typeof ownVisit>;

const ownDay = z.object({
  date: z.string(),
  open: z.array(span),
  away: z.enum(['leave', 'holiday', 'closed']).nullable(),
  visits: z.array(ownVisit),
  blocks: z.array(z.object({ id, start: z.int(), end: z.int(), reason: z.string().nullable() })),
});
export type OwnDay = z.output<typeof ownDay>;

const own = { areas: ['merchant'], access: 'signed-in' } as const;
const feed = z.object({ created_at: z.string(), read_at: z.string().nullable() });

export const myDayContract = {
  get: endpoint({
    ...own,
    method: 'GET',
    path: 'appointments/my_day',
    summary: 'One’s own appointments of some days',
    input: z.object({ from: dayField.optional() }),
    /** Without an employee behind the login there is nothing to show. */
    output: z.object({
      employee: z.object({ id, name: z.string() }).nullable(),
      now: z.object({ date: z.string(), minute: z.int() }),
      days: z.array(ownDay),
    }),
    errors: [],
  }),
  get_feed: endpoint({
    ...own,
    method: 'GET',
    path: 'calendar_feed/get',
    summary: 'Whether one’s calendar has an address',
    input: z.object({}),
    output: z.object({ feed: feed.nullable() }),
    errors: [],
  }),
  make_feed: endpoint({
    ...own,
    method: 'POST',
    path: 'calendar_feed/make',
    idempotent: false,
    summary: 'A new address for one’s calendar; an old one ends. It is told once',
    input: z.object({}),
    output: z.object({ secret_url: z.string() }),
    errors: ['LOGIN_WITHOUT_EMPLOYEE'],
  }),
  revoke_feed: endpoint({
    ...own,
    method: 'POST',
    path: 'calendar_feed/revoke',
    summary: 'End the address of one’s calendar',
    input: z.object({}),
    output: done,
    errors: [],
  }),
  /** `{account in base 36}.{token}.ics` */
  read_feed: endpoint({
    areas: ['public'],
    access: 'public',
    method: 'GET',
    path: 'calendar/:file',
    kind: 'file',
    files: ['text/calendar'],
    transaction: false,
    summary: 'An employee’s calendar for whoever has its address',
    input: z.object({ file: z.string().max(120) }),
    output: z.unknown(),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
