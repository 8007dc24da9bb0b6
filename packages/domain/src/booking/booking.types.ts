import type { Shift } from '../employees/working-hours.rules';
import type { LocalDate } from '../kernel/time/local-date';
import type { TimeRange } from '../kernel/time/time-range';

/**
 * What the slot engine takes and gives. Absolute time is whole minutes since 1970 in UTC ("epoch minutes"), ranges are
 * half-open, days are days of the salon's wall, and a `quarter` counts quarter hours on that wall from the midnight its
 * day begins with: 38 is 09:30, 97 is 00:15 of the next day. What the functions mean is in
 * docs/decisions/0030-slot-engine.md.
 *
 *   day-clock.ts dayClock(date, timeZone): DayClock · dayClocks(from, count, timeZone): DayClock[] (the only file with
 *   the zone library)
 *   clock.ts momentOf(clock, quarter) · quarterOn(clock, moment) · toEpochMinutes(instant) · fromEpochMinutes(minutes):
 *   ISO text
 *   service-time.ts serviceTime(times): ServiceTime · occupiedBy(parts, lines): Occupied[] (the busy lines to store for
 *   a chosen slot)
 *   availability.ts  openQuarters(date, salon, employee): TimeRange[]     (for shading; quarters 0 to 192)
 *   slots.ts         findSlots(search): SlotDay[] · nextFreeDay(search): LocalDate | undefined
 *   rank-slots.ts    rankSlots(search, days, shortest_minutes?): RankedSlot[] · slotReasons (labels)
 *   conflicts.ts     conflictsOf(placement, world): Conflict[] · conflictLabels
 */

/** A day of the salon's wall laid on absolute time. Plain, so that it can be sent to a browser. */
export type DayClock = {
  date: LocalDate;
  /** Epoch minutes of the day's first moment, and of the next day's. */
  start: number;
  end: number;
  /** What the wall shows at the first moment: 0 but where clocks jump at midnight. */
  first_quarter: number;
  /**
   * Changes of the clock in the 48 hours after `start`: when, in epoch minutes, and by how many quarters. Empty on all
   * but a few days.
   */
  jumps: readonly { at: number; by: number }[];
};

/** Both days are in it. */
export type DatePeriod = { starts_on: LocalDate; ends_on: LocalDate };

export type SalonHours = {
  week: readonly Shift[];
  /** In place of the week's hours; no ranges means closed. */
  custom: readonly (DatePeriod & { ranges: readonly TimeRange[] })[];
  /** The holidays on which the salon is closed. */
  closed: readonly DatePeriod[];
};

/**
 * Hours belong to the day on which they begin: a leave on Friday takes Friday's evening with its hours after midnight,
 * and leaves Thursday's.
 */
export type EmployeeHours = {
  id: number;
  shifts: readonly Shift[];
  leaves: readonly DatePeriod[];
  joined_on?: LocalDate | null;
  left_on?: LocalDate | null;
};

/**
 * The three times of a service, in minutes, as the menu has them. `job_time` is the customer's whole time and holds the
 * processing time.
 */
export type ServiceTimes = { job_time: number; processing_time: number; buffer_time: number };

/**
 * The same in quarters: busy for `before`, free for `processing`, busy for `after`, and then for `buffer` without the
 * customer.
 */
export type ServiceTime = { before: number; processing: number; after: number; buffer: number };

/** Who may do it, in order of preference. A chosen employee is a list of one. */
export type SlotLine = ServiceTimes & {
  employees: readonly number[];
  /** Whose it is, where several people come together: in sequence each has her own. */
  person?: number;
  /** As booked: minutes after the beginning of the visit. */
  begins?: number;
  /** Who has it so far. She comes before the others where she is free; nobody need hear another name for nothing. */
  held_by?: number;
};

/**
 * Sequence: one after the other, without a pause for the customer. Parallel: all begin together, each with another
 * employee.
 */
export type Arrangement = 'sequence' | 'parallel';

/**
 * A visit that is there already and moves as a whole: each line begins as long after the first as it did, whoever of
 * the people it is for and whatever stands between them.
 */
export type AsBooked = 'as-booked';

/** An appointment's line or a block time, in epoch minutes. */
export type BusyTime = TimeRange & { employee_id: number };

export type SlotSearch = {
  /** Ascending; usually `dayClocks`. */
  days: readonly DayClock[];
  salon: SalonHours;
  /** Those named by the lines; others are ignored. */
  employees: readonly EmployeeHours[];
  /** Everything of these employees between the first day and the end of the day after the last. More does no harm. */
  busy: readonly BusyTime[];
  /** What the customer already has, in epoch minutes; with a `person` of the lines, what she has, for her own part. */
  customer_busy?: readonly (TimeRange & { person?: number })[];
  lines: readonly SlotLine[];
  arrangement: Arrangement | AsBooked;
  /** Epoch minutes. Rounded down to the quarter hour: the quarter that runs can still be booked. */
  now: number;
  lead_minutes: number;
};

/**
 * One service of a slot. `start` and `end` are epoch minutes; the end is the real one, also where the minutes are no
 * whole quarters.
 */
export type SlotPart = TimeRange & { line: number; employee_id: number; quarter: number };

/** A time to offer. `end` is when the customer is done. */
export type Slot = TimeRange & { quarter: number; parts: SlotPart[] };

export type SlotDay = { date: LocalDate; slots: Slot[] };

/** A busy line to store, so that the database refuses what the engine would not offer. */
export type Occupied = BusyTime & { line: number };

export type SlotReason =
  | 'fills_gap'
  | 'next_to_appointment'
  | 'start_of_shift'
  | 'end_of_shift'
  | 'free'
  | 'leaves_gap';

export type RankedSlot = Slot & { date: LocalDate; reason: SlotReason };

export type ConflictKind = 'customer' | 'employee' | 'block' | 'outside_hours' | 'holiday' | 'leave';

/** Something on the calendar. A row of the employee's time, of the customer's, or of both. */
export type CalendarTime = TimeRange & {
  kind: 'appointment' | 'block';
  id: number;
  employee_id: number | null;
  customer_id: number | null;
};

/** Where something is about to be put. Without times of a service (a block time) the employee is busy all along. */
export type Placement = TimeRange & {
  employee_id: number;
  customer_id?: number | null;
  /** Default: no processing, no buffer. */
  processing_time?: number;
  buffer_time?: number;
  /** What is being moved does not stand in its own way. */
  moving?: { kind: 'appointment' | 'block'; id: number };
};

export type CalendarWorld = {
  day: DayClock;
  salon: SalonHours;
  employee: EmployeeHours;
  calendar: readonly CalendarTime[];
};

/** What a placement hits and when; `hits` names it where it is something on the calendar. */
export type Conflict = TimeRange & { kind: ConflictKind; hits?: CalendarTime };
