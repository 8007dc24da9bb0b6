import { appointmentErrors } from '../appointments/appointment.errors';
import type { Localized } from '../kernel/localized';
import { intersectRanges, subtractRanges, type TimeRange } from '../kernel/time/time-range';
import { openQuarters } from './availability';
import type {
  CalendarTime,
  CalendarWorld,
  Conflict,
  ConflictKind,
  EmployeeHours,
  Placement,
  SalonHours,
} from './booking.types';
import { momentOf } from './clock';
import { spansOf } from './service-time';

const { CUSTOMER_HAS_APPOINTMENT, EMPLOYEE_HAS_APPOINTMENT, APPOINTMENT_IN_BLOCK_TIME } = appointmentErrors;

/** The first three are the client's messages with which the server refuses; the others are for the desk to decide. */
export const conflictLabels = {
  customer: { en: CUSTOMER_HAS_APPOINTMENT.en, ar: CUSTOMER_HAS_APPOINTMENT.ar },
  employee: { en: EMPLOYEE_HAS_APPOINTMENT.en, ar: EMPLOYEE_HAS_APPOINTMENT.ar },
  block: { en: APPOINTMENT_IN_BLOCK_TIME.en, ar: APPOINTMENT_IN_BLOCK_TIME.ar },
  holiday: { en: 'The salon is closed for a holiday', ar: 'الصالون مغلق بسبب عطلة' },
  leave: { en: 'The employee is on leave', ar: 'الموظف في إجازة' },
  outside_hours: { en: 'Outside working hours', ar: 'خارج ساعات العمل' },
} as const satisfies Record<ConflictKind, Localized>;

/**
 * What would be hit by putting something here. `world.day` is the day on which the placement begins; an empty answer
 * means it fits.
 */
export function conflictsOf(placement: Placement, world: CalendarWorld): Conflict[] {
  const { employee_id, start, end, processing_time = 0, buffer_time = 0, moving } = placement;
  const busy = spansOf({ line: 0, employee_id, start }, { job_time: end - start, processing_time, buffer_time }).map(
    (span) => ({ start: span.start, end: span.end }),
  );
  const others = world.calendar.filter(({ kind, id }) => kind !== moving?.kind || id !== moving.id);
  return [
    ...hitting(
      'customer',
      others.filter(
        (one) => one.kind === 'appointment' && one.customer_id !== null && one.customer_id === placement.customer_id,
      ),
      [{ start, end }],
    ),
    ...hitting(
      'employee',
      others.filter((one) => one.kind === 'appointment' && one.employee_id === employee_id),
      busy,
    ),
    ...hitting(
      'block',
      others.filter((one) => one.kind === 'block' && one.employee_id === employee_id),
      busy,
    ),
    ...closedTimes(busy, world),
  ];
}

const hitting = (kind: ConflictKind, times: readonly CalendarTime[], spans: readonly TimeRange[]): Conflict[] =>
  times.flatMap((hits) =>
    intersectRanges([{ start: hits.start, end: hits.end }], spans).map((range) => ({ kind, ...range, hits })),
  );

/** Time that would be open but for a holiday or a leave is called so; both may be true of it. */
function closedTimes(busy: readonly TimeRange[], { day, salon, employee }: CalendarWorld): Conflict[] {
  const open = (hours: SalonHours, shifts: EmployeeHours): TimeRange[] =>
    openQuarters(day.date, hours, shifts).map((range) => ({
      start: momentOf(day, range.start),
      end: momentOf(day, range.end),
    }));
  const closed = subtractRanges(busy, open(salon, employee));
  if (closed.length === 0) return [];
  const [noHolidays, noLeaves] = [
    { ...salon, closed: [] },
    { ...employee, leaves: [] },
  ];
  const usual = intersectRanges(closed, open(noHolidays, noLeaves));
  const named = (kind: ConflictKind, ranges: readonly TimeRange[]): Conflict[] =>
    ranges.map((range) => ({ kind, ...range }));
  return [
    ...named('holiday', subtractRanges(usual, open(salon, noLeaves))),
    ...named('leave', subtractRanges(usual, open(noHolidays, employee))),
    ...named('outside_hours', subtractRanges(closed, usual)),
  ];
}
