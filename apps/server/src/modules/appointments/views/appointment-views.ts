import { busyOf, outcomeOf } from '@rawnaq/domain/appointments/appointment.rules';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import { findSalonClock } from '../appointments.repo';
import { salonDays, type SalonDays } from '../placing/salon-days';
import type { Reader } from '../placing/schedule.repo';
import { appointmentsById, type AppointmentRow } from './views.repo';

export const getAppointment: UseCase<(typeof appointmentsContract)['get_record']> = async (ctx, { id }) => {
  const [view] = await appointmentViews(ctx, [id]);
  if (!view) throw new AppError('NOT_FOUND');
  return view;
};

/** In order of time. Ids of nobody, or of somebody else, are left out. */
export async function appointmentViews(ctx: Reader, ids: readonly number[]): Promise<AppointmentView[]> {
  const [clock, rows] = await Promise.all([findSalonClock(ctx), appointmentsById(ctx, ids)]);
  const days = salonDays(clock.time_zone, clock.business_day_cut_off);
  return rows.map((row) => viewOf(row, days));
}

export function viewOf(row: AppointmentRow, days: SalonDays): AppointmentView {
  const { date, minute } = days.dayOf(row.start);
  const on = (moment: number): number => days.minuteOn(date, moment);
  const busy = busyOf(row.lines);
  return {
    id: row.id,
    booking_id: row.booking_id,
    date,
    start: minute,
    end: on(row.end),
    customer: { id: row.customer_id, name: row.customer_name, mobile: row.mobile, type: row.customer_type },
    status: row.status,
    outcome: outcomeOf(row),
    source: row.source,
    payment_status: row.payment_status,
    total: row.total,
    deposit: row.deposit,
    deposited: row.deposited,
    is_charged: row.is_charged,
    note: row.note,
    series_id: row.series_id,
    cancel_reason: row.cancel_reason,
    cancelled_by: row.cancelled_by,
    created_at: row.created_at,
    updated_at: row.updated_at,
    lines: row.lines.map((line, index) => ({
      ...line,
      guest: line.guest ?? null,
      start: on(line.start),
      end: on(line.end),
      busy: busy.filter((one) => one.line === index).map(({ start, end }) => ({ start: on(start), end: on(end) })),
    })),
  };
}
