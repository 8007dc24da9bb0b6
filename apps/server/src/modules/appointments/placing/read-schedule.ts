import { guestKey } from '@rawnaq/domain/appointments/appointment.rules';
import type {
  Arrangement,
  AsBooked,
  BusyTime,
  EmployeeHours,
  SalonHours,
  ServiceTimes,
  SlotLine,
  SlotSearch,
} from '@rawnaq/domain/booking/booking.types';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sayList, type Localized } from '@rawnaq/domain/kernel/localized';
import { toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { toShift } from '@rawnaq/domain/employees/working-hours.rules';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { usualWeek } from '@rawnaq/domain/settings/values/business-hours.rules';
import { ownDayOf } from '../../../http/lists/own-calendar.query';
import { salonDays, type SalonDays } from './salon-days';
import { findSchedule, type EmployeeRow, type Reader, type ScheduleRow, type ServiceRow } from './schedule.repo';

export type ScheduleEmployee = EmployeeHours &
  Pick<EmployeeRow, 'name' | 'english_name' | 'arabic_name' | 'is_bookable' | 'service_ids'> & {
    leaves: EmployeeRow['leaves'];
  };
/** `price` is what it costs now: the offer's price where there is one. */
export type ScheduleService = ServiceRow & { is_active: boolean };

export type Schedule = {
  days: SalonDays;
  /** Epoch minutes. */
  now: number;
  salon: SalonHours;
  /**
   * In the salon's order. Those who are not bookable are there for what they did; by a person with an own calendar,
   * only she herself is.
   */
  employees: ScheduleEmployee[];
  services: ScheduleService[];
  busy: (BusyTime & { is_block: boolean })[];
  customer: { id: number; is_bookable: boolean; is_disabled: boolean; busy: (TimeRange & { guest: string })[] } | null;
  /** Who the signed-in user is among the employees. */
  own_employee_id: number | null;
};

type Wanted = {
  from: LocalDate;
  days: number;
  /** Without: everybody. */
  employee_ids?: readonly number[];
  /** Without: all of the menu. */
  service_ids?: readonly number[];
  customer_id?: number | undefined;
  /** An appointment that does not stand in its own way. */
  leave_out?: number | undefined;
  user_id?: number | undefined;
  /** Not needed where the database is going to judge anyway. */
  with_busy?: boolean;
};

export async function readSchedule(ctx: Reader, wanted: Wanted): Promise<Schedule> {
  const {
    from,
    days,
    employee_ids = null,
    service_ids = null,
    customer_id = null,
    leave_out = null,
    user_id = null,
    with_busy = true,
  } = wanted;
  const row = await findSchedule(ctx, {
    from,
    to: addDays(from, days),
    employee_ids,
    service_ids,
    customer_id,
    leave_out,
    user_id,
    with_busy,
  });
  const own = ownDayOf(ctx);
  return {
    days: salonDays(row.account.time_zone, row.account.cut_off),
    now: toEpochMinutes(ctx.now),
    salon: hoursOf(row),
    employees: row.employees.map((employee) => ({
      ...employee,
      is_bookable: employee.is_bookable && [undefined, employee.id].includes(own),
    })),
    services: row.services.map((service) => ({
      ...service,
      price: service.offer_price ?? service.price,
      is_active: service.status === recordStates.codes.active,
    })),
    busy: row.busy,
    customer: row.customer && {
      id: row.customer.id,
      is_bookable: row.customer.status === recordStates.codes.active && row.customer.merged_into === null,
      is_disabled: row.customer.status === recordStates.codes.disabled && row.customer.merged_into === null,
      busy: row.customer.busy,
    },
    own_employee_id: row.own_employee_id,
  };
}

/** Only a salon that never decided on its hours has the usual ones; no hours at all may also mean "closed for now". */
function hoursOf({ account, week, custom, closed }: ScheduleRow): SalonHours {
  return {
    week: week.length === 0 && !account.has_hours ? usualWeek().map(toShift) : week,
    custom: custom.map(({ starts_on, ends_on, ranges }) => ({
      starts_on,
      ends_on,
      ranges: ranges.map((range) => toShift({ weekday: 0, ...range })),
    })),
    closed,
  };
}

export type WantedLine = {
  service_id: number;
  employee_id: number | null;
  /** By name; nobody: the customer's own. */
  guest?: string | null | undefined;
  /** Of a visit that moves as it is: what was booked, whatever the menu says by now. */
  booked?: ServiceTimes & Pick<SlotLine, 'begins' | 'held_by'>;
};
type Search = {
  from: LocalDate;
  days: number;
  lines: readonly WantedLine[];
  arrangement: Arrangement | AsBooked;
  lead_minutes?: number;
};

/** Who may do a service when nobody is asked for by name. */
export const ableTo = ({ employees }: Pick<Schedule, 'employees'>, serviceId: number): ScheduleEmployee[] =>
  employees.filter(({ is_bookable, service_ids }) => is_bookable && service_ids.includes(serviceId));

/** Whom a refusal is about, as they are called in both languages. */
export function namesOf({ employees }: Pick<Schedule, 'employees'>, ids: readonly number[]): Localized | undefined {
  const people = employees.filter(({ id }) => ids.includes(id));
  if (people.length === 0) return undefined;
  return {
    en: sayList(
      people.map(({ english_name }) => english_name),
      'en',
    ),
    ar: sayList(
      people.map(({ arabic_name }) => arabic_name),
      'ar',
    ),
  };
}

/** What the slot engine is asked. Lines with unknown services are the caller's to refuse; here nobody does them. */
export function searchIn(schedule: Schedule, { from, days, lines, arrangement, lead_minutes = 0 }: Search): SlotSearch {
  const services = new Map(schedule.services.map((service) => [service.id, service]));
  const people = [...new Set(lines.map(({ guest }) => guestKey(guest)))];
  return {
    days: Array.from({ length: days }, (_, offset) => schedule.days.clockOf(addDays(from, offset))),
    salon: schedule.salon,
    employees: schedule.employees,
    busy: schedule.busy,
    now: schedule.now,
    lead_minutes,
    arrangement,
    ...(schedule.customer && {
      customer_busy: schedule.customer.busy
        .map(({ guest, ...time }) => ({ ...time, person: people.indexOf(guest) }))
        .filter(({ person }) => person !== -1),
    }),
    lines: lines.map(({ service_id, employee_id, guest, booked }) => {
      const { job_time = 15, processing_time = 0, buffer_time = 0 } = booked ?? services.get(service_id) ?? {};
      return {
        job_time,
        processing_time,
        buffer_time,
        begins: booked?.begins,
        held_by: booked?.held_by,
        person: people.indexOf(guestKey(guest)),
        employees: (employee_id === null
          ? ableTo(schedule, service_id)
          : schedule.employees.filter(({ id, is_bookable }) => id === employee_id && is_bookable)
        ).map(({ id }) => id),
      };
    }),
  };
}

/** A disabled customer is named as such: the desk can do something about it. */
export function assertBookable(customer: Schedule['customer']): void {
  if (customer?.is_disabled) throw new AppError('CUSTOMER_DISABLED', { field: 'customer_id' });
  if (!customer?.is_bookable) throw new AppError('CUSTOMER_NOT_EXIST', { field: 'customer_id' });
}
