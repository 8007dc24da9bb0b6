import type { attendanceContract } from '@rawnaq/domain/attendance/attendance.contract';
import { attendanceDateOf } from '@rawnaq/domain/attendance/attendance.rules';
import { shiftsOn, toShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { distanceBetween, isAtWorkplace } from '@rawnaq/domain/kernel/places/geo-distance';
import { weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { isExclusionViolation, isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { employeeOfUser, leavesBetween, shiftsByEmployee } from '../employees';
import { closeEntry, insertEntry, openEntryOf, placeOf } from './attendance.repo';

type Attendance = typeof attendanceContract;
type Position = { latitude: number; longitude: number; accuracy: number };

export const getState: UseCase<Attendance['get_state']> = async (ctx) => {
  const employee = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  const place = await placeOf(ctx.tx, ctx.accountId);
  const workplace_known = place.latitude !== null && place.longitude !== null;
  if (!employee) return { employee: null, open: null, workplace_known, on_leave: false, shifts: [] };
  const today = businessDateOf(ctx.now, place.time_zone, place.business_day_cut_off);
  const shifts = (await shiftsByEmployee(ctx.tx, ctx.accountId, [employee.id])).get(employee.id) ?? [];
  const leaves = await leavesBetween(ctx.tx, ctx.accountId, today, today);
  return {
    employee: { id: employee.id, name: employee.name },
    workplace_known,
    open: (await openEntryOf(ctx.tx, ctx.accountId, employee.id)) ?? null,
    on_leave: leaves.some((leave) => leave.employee_id === employee.id),
    shifts: shiftsOn(shifts, today).map((shift) => {
      const { from, to } = toShiftTimes({ weekday: weekdayOf(today), ...shift });
      return { from, to };
    }),
  };
};

/** The server measures the distance itself; the browser only says where it believes to be. */
export const checkIn: UseCase<Attendance['check_in']> = async (ctx, input) => {
  const { employee, place, distance } = await arrive(ctx, input);
  const shifts = (await shiftsByEmployee(ctx.tx, ctx.accountId, [employee.id])).get(employee.id) ?? [];
  try {
    if (await openEntryOf(ctx.tx, ctx.accountId, employee.id)) throw new AppError('ALREADY_CHECKED_IN');
    const id = await insertEntry(ctx.tx, {
      account_id: ctx.accountId,
      employee_id: employee.id,
      business_date: attendanceDateOf(toWall(ctx.now, place.time_zone), place.business_day_cut_off, shifts),
      checked_in_at: ctx.now.toISOString(),
      in_latitude: input.latitude,
      in_longitude: input.longitude,
      in_accuracy: Math.round(input.accuracy),
      in_distance: distance,
    });
    await audit(ctx, {
      action: 'attendance.check-in',
      entity: 'attendance',
      entity_id: id,
      after: { employee_id: employee.id, distance, accuracy: Math.round(input.accuracy) },
    });
    return { id, distance };
  } catch (error) {
    if (isUniqueViolation(error, 'attendance_one_open') || isExclusionViolation(error, 'attendance_entries_apart'))
      throw new AppError('ALREADY_CHECKED_IN');
    throw error;
  }
};

export const checkOut: UseCase<Attendance['check_out']> = async (ctx, input) => {
  const { employee, distance } = await arrive(ctx, input);
  const open = await openEntryOf(ctx.tx, ctx.accountId, employee.id);
  if (!open) throw new AppError('NOT_CHECKED_IN');
  // In and out within one tick of the clock is still a stay.
  const out = new Date(Math.max(ctx.now.getTime(), Date.parse(open.checked_in_at) + 1));
  const closed = await closeEntry(ctx.tx, ctx.accountId, open.id, {
    checked_out_at: out.toISOString(),
    out_latitude: input.latitude,
    out_longitude: input.longitude,
    out_accuracy: Math.round(input.accuracy),
    out_distance: distance,
  });
  if (!closed) throw new AppError('NOT_CHECKED_IN');
  await audit(ctx, {
    action: 'attendance.check-out',
    entity: 'attendance',
    entity_id: open.id,
    after: { employee_id: employee.id, distance, accuracy: Math.round(input.accuracy) },
  });
  return { id: open.id, distance };
};

async function arrive(ctx: Ctx, position: Position) {
  const employee = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  if (!employee || employee.status !== recordStates.codes.active) throw new AppError('LOGIN_WITHOUT_EMPLOYEE');
  const place = await placeOf(ctx.tx, ctx.accountId);
  if (place.latitude === null || place.longitude === null) throw new AppError('WORKPLACE_UNKNOWN');
  const workplace = { latitude: place.latitude, longitude: place.longitude };
  if (!isAtWorkplace(position, workplace)) throw new AppError('CHECK_IN_TOO_FAR');
  return { employee, place, distance: Math.round(distanceBetween(position, workplace)) };
}
