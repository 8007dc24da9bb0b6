import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import { ownCalendarOf } from '../../../http/lists/own-calendar.query';
import type { BeforeDisabling } from '../../employees';
import { appointmentViews } from './appointment-views';
import { upcomingOf } from '../appointments.repo';
import { dropComingBlocks } from '../placing/blocks.repo';

const MOST_SHOWN = 200;

export const getUpcoming: UseCase<(typeof appointmentsContract)['get_upcoming']> = async (ctx, { employee_id }) => {
  const own = ownCalendarOf(ctx);
  if (own !== undefined && own !== employee_id) return { records: [], total: 0 };
  const ids = await upcomingOf(ctx, employee_id);
  return { records: await appointmentViews(ctx, ids.slice(0, MOST_SHOWN)), total: ids.length };
};

/**
 * Nobody is disabled while customers count on them; the booking of somebody being disabled at this moment waits and is
 * refused by app.bind_times.
 */
export const assertNoWorkLeft: BeforeDisabling = async (ctx, employeeId) => {
  const { length: count } = await upcomingOf(ctx, employeeId);
  if (count > 0) throw new AppError('EMPLOYEE_HAS_FUTURE_APPOINTMENTS', { values: { count } });
  await dropComingBlocks(ctx, employeeId);
};
