import type { attendanceContract } from '@rawnaq/domain/attendance/attendance.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import { isExclusionViolation, isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import {
  correctionsOf,
  deleteEntry,
  hasEmployee,
  insertCorrection,
  insertEntry,
  lockEntry,
  updateEntry,
} from './attendance.repo';

type Attendance = typeof attendanceContract;
type Times = { date: string; in_time: string; out_time?: string | undefined };
type Moments = { checked_in_at: string; checked_out_at: string | null };

export const addEntry: UseCase<Attendance['add_entry']> = async (ctx, { employee_id, reason, ...times }) => {
  if (!(await hasEmployee(ctx.tx, ctx.accountId, employee_id))) throw new AppError('NOT_FOUND');
  const after = momentsOf(ctx, times);
  const id = await apart(() =>
    insertEntry(ctx.tx, {
      account_id: ctx.accountId,
      employee_id,
      business_date: times.date,
      ...after,
      corrected: true,
    }),
  );
  await note(ctx, { entry_id: id, employee_id, reason, before: null, after });
  return { id };
};

/** The working day is the one the manager names; the places that were measured stay as they were. */
export const correctEntry: UseCase<Attendance['correct']> = async (ctx, { id, reason, ...times }) => {
  const before = await lockEntry(ctx.tx, ctx.accountId, id);
  if (!before) throw new AppError('NOT_FOUND');
  const after = momentsOf(ctx, times);
  await apart(() => updateEntry(ctx.tx, ctx.accountId, id, { business_date: times.date, ...after, corrected: true }));
  await note(ctx, {
    entry_id: id,
    employee_id: before.employee_id,
    reason,
    before: { checked_in_at: before.checked_in_at, checked_out_at: before.checked_out_at },
    after,
  });
  return { done: true };
};

export const removeEntry: UseCase<Attendance['remove']> = async (ctx, { id, reason }) => {
  const before = await lockEntry(ctx.tx, ctx.accountId, id);
  if (!before) throw new AppError('NOT_FOUND');
  await deleteEntry(ctx.tx, ctx.accountId, id);
  await note(ctx, {
    entry_id: id,
    employee_id: before.employee_id,
    reason,
    before: { checked_in_at: before.checked_in_at, checked_out_at: before.checked_out_at },
    after: null,
  });
  return { done: true };
};

export const getCorrections: UseCase<Attendance['get_corrections']> = async (ctx, { id }) => {
  const records = await correctionsOf(ctx.tx, ctx.accountId, id);
  if (records.length === 0 && !(await lockEntry(ctx.tx, ctx.accountId, id))) throw new AppError('NOT_FOUND');
  return {
    records: records.map(({ before, after, ...record }) => ({
      ...record,
      before: before as Moments | null,
      after: after as Moments | null,
    })),
  };
};

function momentsOf(ctx: Ctx, { date, in_time, out_time }: Times): Moments {
  const zone = sessionOf(ctx).account.time_zone;
  const checked_in_at = toInstant({ date, time: in_time }, zone);
  const checked_out_at = out_time
    ? toInstant({ date: out_time <= in_time ? addDays(date, 1) : date, time: out_time }, zone)
    : null;
  if (Date.parse(checked_in_at) > ctx.now.getTime()) throw new AppError('ATTENDANCE_IN_FUTURE', { field: 'in_time' });
  if (checked_out_at && Date.parse(checked_out_at) > ctx.now.getTime())
    throw new AppError('ATTENDANCE_IN_FUTURE', { field: 'out_time' });
  return { checked_in_at, checked_out_at };
}

type Note = { entry_id: number; employee_id: number; reason: string; before: Moments | null; after: Moments | null };

async function note(ctx: Ctx, { before, after, ...correction }: Note): Promise<void> {
  const { user } = sessionOf(ctx);
  await insertCorrection(ctx.tx, {
    account_id: ctx.accountId,
    ...correction,
    at: ctx.now.toISOString(),
    corrected_by: user.id,
    corrected_by_name: user.name,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  });
  await audit(ctx, {
    action: 'attendance.correct',
    entity: 'attendance',
    entity_id: correction.entry_id,
    before,
    after: { ...after, reason: correction.reason },
  });
}

async function apart<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isExclusionViolation(error, 'attendance_entries_apart') || isUniqueViolation(error, 'attendance_one_open'))
      throw new AppError('ATTENDANCE_OVERLAP', { field: 'in_time' });
    throw error;
  }
}
