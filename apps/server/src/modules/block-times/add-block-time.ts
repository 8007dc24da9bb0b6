import { repeatedOn } from '@rawnaq/domain/appointments/appointment.rules';
import type { addBlockTimeInput, blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { overlaps, type TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { z } from 'zod';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import {
  bindBlocks,
  insertBlocks,
  lockAnybody,
  lockSalon,
  namesOf,
  namingConflict,
  nextSeries,
  readSchedule,
  type Schedule,
} from '../appointments';
import { tellBlocks } from './tell-blocks';

type Input = z.output<typeof addBlockTimeInput>;

/**
 * For one or several people, once or again and again: all of them or none, but for days of a series that may be left
 * out.
 */
export const addBlockTime: UseCase<(typeof blockTimesContract)['add']> = async (ctx, input) => {
  const employee_ids = [...new Set(input.employee_ids)];
  const dates = input.repeat ? repeatedOn(input.date, input.repeat) : [input.date];
  const isMany = employee_ids.length * dates.length > 1;
  const [, schedule, series_id] = await Promise.all([
    input.repeat
      ? lockSalon(ctx)
      : isMany
        ? lockAnybody(ctx, { service_ids: [], employee_ids, customer_id: null, dates: [input.date], from: input.start })
        : undefined,
    readSchedule(ctx, {
      from: dates[0]!,
      days: daysBetween(dates[0]!, dates.at(-1)!) + 2,
      employee_ids,
      service_ids: [],
      with_busy: input.repeat !== undefined,
    }),
    isMany ? nextSeries(ctx) : null,
  ]);
  if (employee_ids.some((id) => !schedule.employees.some((employee) => employee.id === id && employee.is_bookable)))
    throw new AppError('EMPLOYEE_NOT_EXIST', { field: 'employee_ids' });
  const { kept, skipped } = freeDates(ctx, schedule, input, dates);
  const rows = kept.flatMap(({ start, end }) =>
    employee_ids.map((employee_id) => ({
      employee_id,
      start_at: fromEpochMinutes(start),
      end_at: fromEpochMinutes(end),
      reason: input.reason ?? null,
      series_id,
      created_by: sessionOf(ctx).user.id,
    })),
  );
  const ids = await insertBlocks(ctx, rows);
  await namingConflict(
    { is_block: true, people: employee_ids.length > 1 ? schedule : undefined },
    bindBlocks(
      ctx,
      rows.map(({ employee_id, start_at, end_at }, index) => ({
        id: ids[index]!,
        busy: [{ employee_id, start_at, end_at }],
      })),
    ),
  );
  await tellBlocks(
    ctx,
    'add',
    ids.map((id, index) => ({ id, after: shown(rows[index]!) })),
  );
  return { ids, skipped };
};

/** Who it is for can be seen from the calendar; what the history needs is when and why. */
export const shown = ({
  employee_id,
  start_at,
  end_at,
  reason,
}: {
  employee_id: number;
  start_at: string;
  end_at: string;
  reason: string | null;
}): object => ({ employee_id, start_at, end_at, reason });

/**
 * A day on which one of them is taken refuses the series, unless it was said that such may be left out. Single blocks
 * are judged by the database.
 */
function freeDates(
  ctx: Ctx,
  schedule: Schedule,
  { start, end, repeat }: Input,
  dates: readonly LocalDate[],
): { kept: TimeRange[]; skipped: LocalDate[] } {
  const spans = dates.map((date) => ({
    date,
    start: schedule.days.momentOf(date, start),
    end: schedule.days.momentOf(date, end),
  }));
  if (!repeat) return { kept: spans, skipped: [] };
  const hits = new Map(
    spans.flatMap((span) => {
      const hit = schedule.busy.find((time) => overlaps(time, span));
      return hit ? [[span.date, hit]] : [];
    }),
  );
  const [first] = hits;
  if (first && (!repeat.skip_taken || hits.size === dates.length)) {
    const [date, { is_block, employee_id }] = first;
    const name = schedule.employees.length > 1 ? namesOf(schedule, [employee_id]) : undefined;
    const clash = new AppError(is_block ? 'BLOCK_TIME_IN_BLOCK_TIME' : 'BLOCK_TIME_IN_APPOINTMENT', { name });
    const reason = clash.sentence(ctx.language);
    throw new AppError('SERIES_DATE_TAKEN', { values: { date: sayDay(date, ctx.language), reason } });
  }
  return { kept: spans.filter(({ date }) => !hits.has(date)), skipped: [...hits.keys()] };
}
