import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, freeText, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { daysBetween, isLocalDate } from '../kernel/time/local-date';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { checkAfterOrEqual, firstOf } from '../kernel/input/validators';
import { encodeMessage } from '../kernel/input/issues';
import { appointmentsList } from './appointments.lists';
import {
  appointmentView,
  arrangementField,
  blockView,
  dayField,
  done,
  endMinuteField,
  id,
  lineInput,
  minuteField,
  MOST_LINES,
  queryId,
  repeatInput,
  span,
  wantedGuests,
  wantedLines,
} from './appointment.shapes';

const merchant = { areas: ['merchant'] } as const;
const conflicts = [
  'CUSTOMER_HAS_APPOINTMENT',
  'EMPLOYEE_HAS_APPOINTMENT',
  'USER_HAS_APPOINTMENT',
  'APPOINTMENT_IN_BLOCK_TIME',
] as const;
const placing = [
  ...conflicts,
  'APPOINTMENT_OUTSIDE_HOURS',
  'APPOINTMENT_TOO_LONG',
  'SERVICE_NOT_EXIST',
  'EMPLOYEE_NOT_EXIST',
  'no_permission',
] as const;

const note = orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 1000));
/** Outside working hours only those who may change appointments can book, and only on purpose. */
const outside_hours = z.boolean().default(false);
const tell_customer = z.boolean().default(true);
const needsService = encodeMessage(say('needs-service'));
const lines = z
  .array(lineInput, { error: ({ input }) => (input === undefined ? needsService : undefined) })
  .min(1, needsService)
  .max(MOST_LINES);

/** What an employee's column shows on one day. */
const employeeDay = z.object({
  date: z.string(),
  open: z.array(span),
  away: z.enum(['leave', 'holiday', 'closed']).nullable(),
});
const calendar = z.object({
  /** The salon's clock at the moment of the answer. */
  now: z.object({ date: z.string(), minute: z.int() }),
  /** From the first opening to the last closing of the days shown. */
  hours: span,
  employees: z.array(
    z.object({
      id,
      name: z.string(),
      short_name: z.string(),
      picture_url: z.string().nullable(),
      services: z.array(id),
      days: z.array(employeeDay),
    }),
  ),
  appointments: z.array(appointmentView),
  blocks: z.array(blockView),
  /** Somebody is booking these online right now. */
  holds: z.array(z.object({ employee_id: id, date: z.string(), start: z.int(), end: z.int() })),
  /** The salon's online page, where it is open: links to bookings begin with it. */
  online_alias: z.string().nullable().optional(),
});
export type Calendar = z.output<typeof calendar>;

/** Six weeks of a month's page, and some. */
const MOST_CALENDAR_DAYS = 62;
const calendarInput = z.object({ from: dayField, to: dayField }).superRefine(({ from, to }, ctx) => {
  const days = isLocalDate(from) && isLocalDate(to) ? daysBetween(from, to) + 1 : 1;
  addMessage(
    ctx,
    firstOf(
      checkAfterOrEqual(to, from, { en: 'From', ar: 'من' }),
      days > MOST_CALENDAR_DAYS ? say('max', { max: MOST_CALENDAR_DAYS }) : undefined,
    ),
    ['to'],
    { en: 'To', ar: 'إلى' },
  );
});

export const foundTimes = z.object({
  date: z.string(),
  times: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      reason: z.string(),
      is_best: z.boolean(),
      lines: z.array(z.object({ service_id: id, employee_id: id, start: z.int(), end: z.int() })),
    }),
  ),
  /** Where to look when the day has none. */
  next_free_date: z.string().nullable(),
});

const customerFacts = z.object({
  /** Newest first, each once. */
  recent_services: z.array(id),
  /** All of the last visit, in order. */
  last_services: z.array(id),
  no_shows: z.int(),
  /** Minor units. */
  owes: z.int(),
  notes: z.string().nullable(),
});
export type CustomerFacts = z.output<typeof customerFacts>;

export const addAppointmentInput = z.object({
  customer_id: id,
  date: dayField,
  lines,
  note,
  outside_hours,
  tell_customer,
  deposit: minorAmount({ max: 100_000_000 }).default(0),
  rebooked_from: id.optional(),
  waitlist_id: id.optional(),
  repeat: repeatInput.optional(),
});

export const appointmentsContract = {
  get_records: appointmentsList.endpoints.get_records,
  export: appointmentsList.endpoints.export,
  get_calendar: endpoint({
    ...merchant,
    method: 'GET',
    path: 'appointments/get_calendar',
    access: 'appointments.view',
    summary: 'The days of a calendar with everything on them',
    input: calendarInput,
    output: calendar,
    errors: [],
  }),
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'appointments/get_record',
    access: 'appointments.view',
    summary: 'One appointment',
    input: z.object({ id: queryId }),
    output: appointmentView,
    errors: ['NOT_FOUND'],
  }),
  get_upcoming: endpoint({
    ...merchant,
    method: 'GET',
    path: 'appointments/get_upcoming',
    access: 'appointments.view',
    summary: 'What an employee still has to do, the soonest first: asked before somebody is disabled',
    input: z.object({ employee_id: queryId }),
    output: z.object({ records: z.array(appointmentView), total: z.int() }),
    errors: [],
  }),
  find_times: endpoint({
    ...merchant,
    method: 'GET',
    path: 'appointments/find_times',
    access: 'appointments.view',
    summary: 'Free times of a day for some services, the best first marked',
    input: z.object({
      date: dayField,
      lines: wantedLines,
      arrangement: arrangementField,
      /** Whose the lines are; without, all of them are the customer's own. */
      guests: wantedGuests.optional(),
      customer_id: queryId.optional(),
      appointment_id: queryId.optional(),
    }),
    output: foundTimes,
    errors: ['SERVICE_NOT_EXIST', 'EMPLOYEE_NOT_EXIST'],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/add',
    access: 'appointments.create',
    summary: 'Book an appointment, or a series of them',
    input: addAppointmentInput,
    output: z.object({ id, ids: z.array(id), skipped: z.array(z.string()) }),
    errors: [
      ...placing,
      'APPOINTMENT_NEEDS_SERVICE',
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'NOT_FOUND',
      'SERIES_DATE_TAKEN',
    ],
  }),
  check_series: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/check_series',
    access: 'appointments.create',
    summary: 'The days a series would be on, and what stands in the way of each; nothing is booked',
    input: addAppointmentInput.pick({ customer_id: true, date: true, lines: true, outside_hours: true }).extend({
      repeat: repeatInput,
    }),
    output: z.object({
      records: z.array(z.object({ turn: z.int(), date: z.string(), start: z.int(), taken: z.string().nullable() })),
    }),
    errors: [
      'APPOINTMENT_TOO_LONG',
      'SERVICE_NOT_EXIST',
      'EMPLOYEE_NOT_EXIST',
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'no_permission',
    ],
  }),
  customer_facts: endpoint({
    ...merchant,
    method: 'GET',
    path: 'appointments/customer_facts',
    access: 'customers.view',
    summary: 'What whoever books a customer should know: what she had last, missed visits, what she owes, what to mind',
    input: z.object({ customer_id: queryId }),
    output: customerFacts,
    errors: ['CUSTOMER_NOT_EXIST'],
  }),
  edit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/edit',
    access: 'appointments.edit',
    summary: 'Change services, employees, day, time or note',
    input: z.object({
      id,
      customer_id: id,
      date: dayField,
      lines,
      note,
      deposit: minorAmount({ max: 100_000_000 }).default(0),
      outside_hours,
      tell_customer,
      /** The visit's own, as it was opened: what somebody else changed since then is not overwritten unasked. */
      updated_at: z.iso.datetime({ offset: true }).optional(),
    }),
    output: done,
    errors: [
      ...placing,
      'NOT_FOUND',
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'STATE_MOVE_NOT_ALLOWED',
      'APPOINTMENT_CHANGED',
    ],
  }),
  /** The whole visit moves by what its line moves, or that line alone; only the line changes hands. */
  move: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/move',
    access: 'appointments.edit',
    summary: 'Move a visit by one of its lines, or hand the line to somebody else',
    input: z.object({
      line_id: id,
      date: dayField,
      start: minuteField,
      employee_id: id,
      /** What an undo says of a line that was nobody's by name. */
      any_employee: z.boolean().optional(),
      scope: z.enum(['visit', 'line']).default('visit'),
      outside_hours,
      tell_customer,
      undo: z.boolean().default(false),
    }),
    output: done,
    errors: [...placing, 'NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  resize: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/resize',
    access: 'appointments.edit',
    summary: 'Make a line longer or shorter; what follows it moves along',
    input: z.object({
      line_id: id,
      end: endMinuteField,
      /** Which lines go along; without, those that come after it for the same person. An undo names those that did. */
      along: z.array(id).max(MOST_LINES).optional(),
      outside_hours,
    }),
    output: done,
    errors: [...placing, 'NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'LINE_ENDS_BEFORE_START'],
  }),
  cancel: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/cancel',
    access: 'appointments.cancel',
    summary: 'Cancel a visit, or it and those after it in its series',
    input: z.object({
      id,
      reason: requiredText({ en: 'Reason', ar: 'السبب' }, 300),
      following: z.boolean().default(false),
      tell_customer,
    }),
    output: z.object({ cancelled: z.int(), ids: z.array(id) }),
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  undo_cancel: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/undo_cancel',
    access: 'appointments.cancel',
    summary: 'Take a cancellation of the salon back, where the time is still free',
    input: z.object({ ids: z.array(id).min(1).max(52) }),
    output: done,
    errors: [...conflicts, 'NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'EMPLOYEE_NOT_EXIST'],
  }),
  check_in: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/check_in',
    access: 'appointments.check-in',
    summary: 'The customer has come',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CHECK_IN_OTHER_DAY'],
  }),
  undo_check_in: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/undo_check_in',
    access: 'appointments.check-in',
    summary: 'Take a check-in back',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  no_show: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/no_show',
    access: 'appointments.check-in',
    summary: 'The customer did not come; may cost a penalty',
    input: z.object({ id, penalty: minorAmount({ max: 100_000_000 }).default(0) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'APPOINTMENT_NOT_BEGUN', 'no_permission'],
  }),
  undo_no_show: endpoint({
    ...merchant,
    method: 'POST',
    path: 'appointments/undo_no_show',
    access: 'appointments.check-in',
    summary: 'Take a no show back',
    input: z.object({ id }),
    output: done,
    errors: [...conflicts, 'NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'no_permission'],
  }),
};
