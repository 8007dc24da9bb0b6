import { z } from 'zod';
import { addMessage, freeText, localDate, orEmpty, codeOf } from '../kernel/input/fields';
import { encodeMessage } from '../kernel/input/issues';
import { checkRequired } from '../kernel/input/validators';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { appointmentStates, appointmentSources, appointmentPaymentStates } from './appointment.states';
import { customerTypes } from '../customers/customer.states';

/**
 * How time travels in JSON: a day of the salon and minutes from its midnight, on the salon's clock. 1500 is 01:00 after
 * the day's midnight, so that an evening that runs on stays one evening. Screens never convert zones; the server does,
 * once.
 */
export const MINUTES_PER_DAY = 1440;
export const GRID_MINUTES = 15;
const LAST_MINUTE = 2 * MINUTES_PER_DAY;

export const id = z.number().int();
export const queryId = z.coerce.number().int();
export const done = z.object({ done: z.literal(true) });

/** Further away nobody books, and clocks of other centuries are nobody's clocks. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];
const dateLabel = { en: 'Date', ar: 'التاريخ' };
export const dayField = localDate(dateLabel).superRefine((day, ctx) => {
  if (day < FIRST_DAY || day > LAST_DAY) addMessage(ctx, say('date'), [], dateLabel);
});
export const minuteField = z
  .int()
  .min(0)
  .max(LAST_MINUTE - GRID_MINUTES)
  .multipleOf(GRID_MINUTES);
export const endMinuteField = z.int().min(GRID_MINUTES).max(LAST_MINUTE).multipleOf(GRID_MINUTES);
export const span = z.object({ start: z.int(), end: z.int() });

export const GUEST_NAME_MAX = 100;
const guestLabel = { en: 'Guest', ar: 'المرافق' };

/**
 * One service of a visit. Without an employee the salon chooses, whoever was found free with the time first; without a
 * length the service's own is taken; without a guest it is the customer's own.
 */
export const lineInput = z.object({
  service_id: id,
  // Screens leave out what is empty, so nobody named is nobody sent.
  employee_id: id.nullable().default(null),
  found_employee_id: id.optional(),
  start: minuteField,
  minutes: z.int().min(GRID_MINUTES).max(MINUTES_PER_DAY).multipleOf(GRID_MINUTES).optional(),
  guest: orEmpty(freeText(guestLabel, GUEST_NAME_MAX)),
});
export type LineInput = z.output<typeof lineInput>;
export const MOST_LINES = 10;

/** In the client's own sentence: whoever books has chosen no service yet. */
const unchosen = ({ input }: { input?: unknown }): string | undefined =>
  checkRequired(input) && encodeMessage(say('needs-service'));

/** `12:5,13` in an address: service 12 by employee 5, then service 13 by anybody. */
export const wantedLines = z
  .string({ error: unchosen })
  .max(300)
  .regex(/^\d{1,15}(?::\d{1,15})?(?:,\d{1,15}(?::\d{1,15})?){0,9}$/, { error: unchosen })
  .transform((text) =>
    text.split(',').map((part) => {
      const [service_id, employee_id] = part.split(':').map(Number);
      return { service_id: service_id!, employee_id: employee_id ?? null };
    }),
  );
export const writeWantedLines = (lines: readonly { service_id: number; employee_id: number | null }[]): string =>
  lines
    .map(({ service_id, employee_id }) => (employee_id === null ? service_id : `${service_id}:${employee_id}`))
    .join(',');

/**
 * Whose each of the wanted lines is, in their order, one name a line: nothing for the customer herself, a name for a
 * guest of hers.
 */
export const wantedGuests = z
  .string()
  .max(MOST_LINES * (GUEST_NAME_MAX + 1))
  .transform((text) => text.split('\n').map((name) => name.trim()));

/** In sequence the customer goes from one to the next; in parallel several people work on her at once. */
export const arrangements = ['sequence', 'parallel'] as const;
export const arrangementField = z.enum(arrangements).default('sequence');

export const REPEAT_EVERY = ['day', 'week', 'two-weeks', 'four-weeks', 'month'] as const;
const MOST_TIMES = 52;
const turn = z
  .int()
  .min(0)
  .max(MOST_TIMES - 1);
/**
 * The same again: `times` counts the first one too. Turns are counted from nothing; single ones may be put elsewhere or
 * left out.
 */
export const repeatInput = z
  .object({
    every: z.enum(REPEAT_EVERY),
    times: z.int().min(2).max(MOST_TIMES),
    skip_taken: z.boolean().default(false),
    moved: z
      .array(z.object({ turn, date: dayField, start: minuteField }))
      .max(MOST_TIMES)
      .optional(),
    left_out: z.array(turn).max(MOST_TIMES).optional(),
  })
  .superRefine(({ times, left_out = [] }, ctx) => {
    if (new Set(left_out.filter((one) => one < times)).size === times)
      addMessage(ctx, say('required'), ['times'], { en: 'How many times', ar: 'عدد المرات' });
  });
export type Repeat = z.output<typeof repeatInput>;

export const lineView = z.object({
  id,
  service_id: id,
  employee_id: id,
  any_employee: z.boolean(),
  english_name: z.string(),
  arabic_name: z.string(),
  /** Whom of the customer's guests it is for; nobody: herself. */
  guest: z.string().nullable(),
  start: z.int(),
  end: z.int(),
  /** When the employee herself is taken by it: less than the line with processing time, more with a buffer. */
  busy: z.array(span),
  /** What that comes of, for whoever puts the line elsewhere. */
  processing_time: z.int(),
  buffer_time: z.int(),
  price: z.int(),
});

export const appointmentView = z.object({
  id,
  booking_id: z.string(),
  date: z.string(),
  start: z.int(),
  end: z.int(),
  /** Without the right to see customers there is no number. */
  customer: z.object({ id, name: z.string(), mobile: z.string().nullable(), type: codeOf(customerTypes) }),
  status: codeOf(appointmentStates),
  outcome: z.string(),
  source: codeOf(appointmentSources),
  payment_status: codeOf(appointmentPaymentStates),
  total: z.int(),
  /** What was asked for in advance, and what came in advance and was not given back. */
  deposit: z.int(),
  deposited: z.int(),
  /** Missing it costs a penalty that nobody has taken back. */
  is_charged: z.boolean(),
  note: z.string().nullable(),
  series_id: id.nullable(),
  cancel_reason: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  lines: z.array(lineView),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AppointmentView = z.output<typeof appointmentView>;

export const blockView = z.object({
  id,
  employee_id: id,
  date: z.string(),
  start: z.int(),
  end: z.int(),
  reason: z.string().nullable(),
  series_id: id.nullable(),
});
export type BlockView = z.output<typeof blockView>;
