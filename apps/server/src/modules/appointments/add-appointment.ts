import { busyOf, repeatedOn, visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import type { addAppointmentInput, appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { daysBetween, type LocalDate } from '@rawnaq/domain/kernel/local-date';
import { can } from '@rawnaq/domain/kernel/permissions';
import { overlaps } from '@rawnaq/domain/kernel/time-range';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { z } from 'zod';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { queueSalonMessages } from '../messages';
import { markBooked, markRebooked } from './appointments.repo';
import { announceChanges, historyOf, writeHistory } from './history';
import { assertPossible, placeAppointment } from './place-appointment';
import { lockAnybody, lockSalon, nextSeries } from './placing.repo';
import { assertBookable, readSchedule, type Schedule } from './read-schedule';
import { resolveLines } from './resolve-lines';
import { readVoice, visitMessage, type Voice } from './tell-customer';

type Input = z.output<typeof addAppointmentInput>;
type Occurrence = { date: LocalDate; lines: VisitLine[] };

export const addAppointment: UseCase<(typeof appointmentsContract)['add']> = async (ctx, input) => {
  assertMayLeaveHours(ctx, input.outside_hours);
  const dates = input.repeat ? repeatedOn(input.date, input.repeat) : [input.date];
  const { schedule, voice, series_id } = await read(ctx, input, dates);
  assertBookable(schedule.customer);
  const { kept, skipped } = input.repeat
    ? freeDates(ctx, schedule, input, dates)
    : { kept: [{ date: input.date, lines: resolveLines(schedule, input) }], skipped: [] };
  const placer = { ...ctx, own_employee_id: schedule.own_employee_id };
  const { customer_id, note, deposit, rebooked_from } = input;
  // Sent one behind the other without waiting: a series costs little more than one visit.
  const placed = await Promise.all(
    kept.map(({ lines }, turn) =>
      placeAppointment(placer, {
        customer_id,
        lines,
        note,
        deposit: turn === 0 ? deposit : 0,
        series_id,
        rebooked_from: turn === 0 ? rebooked_from : null,
        created_by: sessionOf(ctx).user.id,
      }),
    ),
  );
  const ids = placed.map(({ id }) => id);
  await Promise.all([
    writeHistory(
      ctx,
      kept.map(({ lines }, turn) => ({
        id: ids[turn]!,
        verb: 'add',
        after: historyOf({ customer_id, note: note ?? null, deposit: turn === 0 ? deposit : 0, lines }, schedule),
      })),
    ),
    announceChanges(ctx.tx, ctx.accountId, ids.slice(0, 1), input.waitlist_id),
    voice &&
      queueSalonMessages(
        ctx.tx,
        visitMessage(
          ctx,
          voice,
          'created',
          factsOf(schedule, input.customer_id, placed[0]!, kept[0]!.lines),
          kept.slice(1).map(({ lines }) => fromEpochMinutes(visitOf(lines).start)),
        ),
        ctx.now,
      ),
    input.waitlist_id !== undefined && found(markBooked(ctx, input.waitlist_id, ids[0]!)),
  ]);
  return { id: ids[0]!, ids, skipped };
};

/** Outside working hours books only who may change appointments, and only on purpose. */
export function assertMayLeaveHours(ctx: Ctx, outsideHours: boolean): void {
  if (outsideHours && !can(ctx.permissions, 'appointments.edit')) throw new AppError('no_permission');
}

/** All questions travel together. Whoever has to be chosen, or asked about on many days, is locked first, so that what is read stays true. */
async function read(
  ctx: Ctx,
  input: Input,
  dates: readonly LocalDate[],
): Promise<{ schedule: Schedule; voice: Voice | undefined; series_id: number | null }> {
  const named = input.lines.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id]));
  const open = input.lines.filter(({ employee_id }) => employee_id === null).map(({ service_id }) => service_id);
  const judges = open.length > 0 || input.repeat !== undefined;
  const [, , schedule, voice, series_id] = await Promise.all([
    // Rows before people, as everywhere: two who lock in different orders would wait for each other.
    input.rebooked_from === undefined ? undefined : found(markRebooked(ctx, input.rebooked_from)),
    input.repeat
      ? lockSalon(ctx)
      : judges
        ? lockAnybody(ctx, {
            service_ids: open,
            employee_ids: named,
            customer_id: input.customer_id,
            dates: [input.date],
            from: Math.min(...input.lines.map(({ start }) => start)),
          })
        : undefined,
    readSchedule(ctx, {
      from: dates[0]!,
      days: daysBetween(dates[0]!, dates.at(-1)!) + 2,
      ...(open.length === 0 && { employee_ids: named }),
      service_ids: input.lines.map(({ service_id }) => service_id),
      customer_id: input.customer_id,
      user_id: sessionOf(ctx).user.id,
      with_busy: judges,
    }),
    input.tell_customer ? readVoice(ctx, [input.customer_id]) : undefined,
    input.repeat ? nextSeries(ctx) : null,
  ]);
  return { schedule, voice, series_id };
}

async function found(marked: Promise<boolean>): Promise<void> {
  if (!(await marked)) throw new AppError('NOT_FOUND');
}

/** Which days of a series can be had. One that can not refuses them all, unless it was said that such may be left out. */
function freeDates(
  ctx: Ctx,
  schedule: Schedule,
  input: Input,
  dates: readonly LocalDate[],
): { kept: Occurrence[]; skipped: LocalDate[] } {
  const kept: Occurrence[] = [];
  const skipped: LocalDate[] = [];
  let refused: AppError | undefined;
  for (const date of dates) {
    try {
      const lines = resolveLines(schedule, { ...input, date });
      assertPossible(lines);
      assertFree(schedule, lines);
      kept.push({ date, lines });
    } catch (error) {
      if (!(error instanceof AppError) || !OF_THE_DATE.has(error.code)) throw error;
      refused ??= new AppError('SERIES_DATE_TAKEN', {
        values: { date: sayDay(date, ctx.language), reason: error.sentence(ctx.language) },
      });
      skipped.push(date);
    }
  }
  if (refused && (!input.repeat!.skip_taken || kept.length === 0)) throw refused;
  return { kept, skipped };
}

const OF_THE_DATE: ReadonlySet<string> = new Set([
  'CUSTOMER_HAS_APPOINTMENT',
  'EMPLOYEE_HAS_APPOINTMENT',
  'USER_HAS_APPOINTMENT',
  'APPOINTMENT_IN_BLOCK_TIME',
  'APPOINTMENT_OUTSIDE_HOURS',
]);

/** The same judgement as the database's, on rows that can't change because everybody is locked: a refusal there would end the whole series. */
function assertFree({ busy, customer, own_employee_id }: Schedule, lines: readonly VisitLine[]): void {
  if (customer?.busy.some((time) => overlaps(time, visitOf(lines)))) throw new AppError('CUSTOMER_HAS_APPOINTMENT');
  const hit = busyOf(lines).flatMap((one) =>
    busy.filter((time) => time.employee_id === one.employee_id && overlaps(one, time)),
  )[0];
  if (hit?.is_block) throw new AppError('APPOINTMENT_IN_BLOCK_TIME');
  if (hit)
    throw new AppError(hit.employee_id === own_employee_id ? 'USER_HAS_APPOINTMENT' : 'EMPLOYEE_HAS_APPOINTMENT');
}

function factsOf(
  { services, employees }: Schedule,
  customer_id: number,
  { id, booking_id }: { id: number; booking_id: string },
  lines: readonly VisitLine[],
) {
  const staff = employees.filter((one) => lines.some(({ employee_id }) => employee_id === one.id));
  const booked = lines.map(({ service_id }) => services.find((service) => service.id === service_id)!);
  return {
    id,
    booking_id,
    customer_id,
    start_at: fromEpochMinutes(visitOf(lines).start),
    english_services: booked.map(({ english_name }) => english_name),
    arabic_services: booked.map(({ arabic_name }) => arabic_name),
    english_employees: staff.map(({ english_name }) => english_name),
    arabic_employees: staff.map(({ arabic_name }) => arabic_name),
  };
}
