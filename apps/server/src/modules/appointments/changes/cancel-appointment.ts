import { isOpen } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import type { Ctx } from '../../../http/context';
import { dropQueued } from '../../messages';
import {
  cancelRows,
  lockFollowing,
  offerOpenings,
  openingOf,
  releaseTimes,
  UNDO_SECONDS,
  type FollowingVisit,
} from '../appointments.repo';
import { writeHistory } from './history';
import type { Reader } from '../placing/schedule.repo';
import { tellOfSeries } from './tell-customer';
import { lockAppointment } from '../views/views.repo';
import type { Canceller, VisitFollowers } from '../visit-follower';

export const cancelByStaff =
  (followers: VisitFollowers): UseCase<(typeof appointmentsContract)['cancel']> =>
  async (ctx, { id, reason, following, tell_customer }) => {
    const ids = await cancelAppointment(ctx, followers, { id, by: 'salon', reason, tell: tell_customer, following });
    return { cancelled: ids.length, ids };
  };

type Cancellation = {
  id: number;
  by: Canceller;
  reason: string | null;
  tell: boolean;
  following?: boolean;
};

/** Lets everybody go, keeps what was, and answers which visits it were. What is over is not cancelled. */
export async function cancelAppointment(
  ctx: Ctx,
  followers: VisitFollowers,
  { id, by, reason, tell, following = false }: Cancellation,
): Promise<number[]> {
  const visit = await lockAppointment(ctx, { id });
  if (!visit) throw new AppError('NOT_FOUND');
  if (!isOpen(visit)) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const visits: FollowingVisit[] = [
    {
      id,
      status: visit.status,
      ...openingOf(visit),
    },
    ...(following ? await lockFollowing(ctx, id) : []),
  ];
  const ids = visits.map((one) => one.id);
  const seconds = by === 'salon' ? UNDO_SECONDS : 0;
  await letGo(ctx, followers, ids, by, reason);
  await Promise.all([
    writeHistory(
      ctx,
      visits.map((one) => ({
        id: one.id,
        verb: 'cancel',
        before: { status: one.status },
        after: { status: appointmentStates.codes.cancelled, cancelled_by: by, reason },
      })),
    ),
    offerOpenings(ctx, visits, seconds),
    // Nobody wants to read that a visit of last week is off.
    tell &&
      tellOfSeries(
        ctx,
        'cancelled',
        visits.filter(({ start_at }) => Date.parse(start_at) > ctx.now.getTime()).map((one) => one.id),
        { seconds },
      ),
  ]);
  return ids;
}

/** The part that a person and the clock have in common. */
export async function letGo(
  ctx: Reader,
  followers: VisitFollowers,
  ids: readonly number[],
  by: Canceller,
  reason: string | null,
): Promise<void> {
  await Promise.all([
    cancelRows(ctx, ids, by, reason),
    releaseTimes(ctx, ids),
    dropQueued(ctx.tx, ctx.accountId, ids, ['appointment_reminder', 'second_reminder', 'appointment_changed']),
    ...followers.map((follower) => follower.letGo?.(ctx, ids, by)),
  ]);
}
