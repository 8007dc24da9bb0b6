import { occurrencesOf, visitOf, type Occurrence, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import type { addAppointmentInput } from '@rawnaq/domain/appointments/appointments.contract';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { z } from 'zod';
import { sessionOf, type Ctx } from '../../../http/context';
import { queueSalonMessages } from '../../messages';
import { markRebooked } from '../appointments.repo';
import { historyOf, writeHistory } from './history';
import { placeAppointment } from '../placing/place-appointment';
import { assertMayLeaveHours } from '../placing/may-leave-hours';
import { lockAnybody, lockSalon, nextSeries } from '../placing/placing.repo';
import { assertBookable, readSchedule, type Schedule } from '../placing/read-schedule';
import { resolveLines } from '../placing/resolve-lines';
import { daysOf, firstPlace, judgeSeries, type Judged } from '../placing/judge-series';
import { readVoice, seriesMessages, type Voice } from './tell-customer';
import type { VisitFollowers } from '../visit-follower';

type Input = z.output<typeof addAppointmentInput>;

export const addAppointment = async (ctx: Ctx, input: Input, followers: VisitFollowers) => {
  assertMayLeaveHours(ctx, input.outside_hours);
  const wanted = occurrencesOf(firstPlace(input), input.repeat);
  const { schedule, voice, series_id } = await read(ctx, input, wanted);
  assertBookable(schedule.customer);
  const { kept, skipped } = input.repeat
    ? freeDates(ctx, judgeSeries(schedule, input, wanted), input.repeat.skip_taken)
    : { kept: [{ lines: resolveLines(schedule, input) }], skipped: [] };
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
    voice &&
      queueSalonMessages(
        ctx.tx,
        seriesMessages(
          ctx,
          voice,
          'created',
          kept.map(({ lines }, turn) => factsOf(schedule, customer_id, placed[turn]!, lines)),
        ),
        ctx.now,
      ),
    input.waitlist_id !== undefined && found(tellBooked(ctx, followers, input.waitlist_id, ids[0]!)),
  ]);
  return { id: ids[0]!, ids, skipped };
};

/**
 * All questions travel together. Whoever has to be chosen, or asked about on many days, is locked first, so that what
 * is read stays true.
 */
async function read(
  ctx: Ctx,
  input: Input,
  wanted: readonly Occurrence[],
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
      ...daysOf(wanted),
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

async function tellBooked(ctx: Ctx, followers: VisitFollowers, waitlistId: number, id: number): Promise<boolean> {
  return (await Promise.all(followers.map(({ booked }) => booked?.(ctx, waitlistId, id)))).includes(true);
}

async function found(marked: Promise<boolean>): Promise<void> {
  if (!(await marked)) throw new AppError('NOT_FOUND');
}

/** One day that can not be had refuses the whole series, unless it was said that such may be left out. */
function freeDates(ctx: Ctx, judged: readonly Judged[], skipTaken: boolean) {
  const kept = judged.flatMap(({ lines }) => (lines ? [{ lines }] : []));
  const taken = judged.filter(({ refusal }) => refusal);
  const [first] = taken;
  if (first && (!skipTaken || kept.length === 0))
    throw new AppError('SERIES_DATE_TAKEN', {
      values: { date: sayDay(first.date, ctx.language), reason: first.refusal!.sentence(ctx.language) },
    });
  return { kept, skipped: taken.map(({ date }) => date) };
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
