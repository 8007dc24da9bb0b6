import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { notificationsSetting, type MessageFields } from '@rawnaq/domain/settings/notifications-setting';
import type { Job } from '../../worker/job';
import { oneByOne, salonBySalon } from '../../worker/salon-by-salon';
import { asPlatform } from '../../services';
import { auditBySystem } from '../audit';
import { queueSalonMessages } from '../messages';
import { readSetting } from '../settings';
import { offerOpenings } from './appointments.repo';
import { letGo } from './changes/cancel-appointment';
import {
  accountsToRemind,
  claimReminders,
  lockUnpaid,
  purgeHolds,
  unpaidAppointments,
  type ReminderMark,
} from './clockwork.repo';
import { readVoice, tellCustomers, visitMessage, type Teller, type TellingKind } from './changes/tell-customer';
import { findVisitFacts } from './changes/telling.repo';
import type { VisitFollowers } from './visit-follower';

/** What the clock does to appointments. */
export const appointmentJobs = (followers: VisitFollowers): readonly Job[] => [
  {
    task: 'remind-customers',
    cron: '*/5 * * * *',
    run: async (services) =>
      salonBySalon(
        services,
        'reminders',
        await asPlatform(services, (tx) => accountsToRemind(tx, services.clock())),
        remindCustomers,
      ),
  },
  {
    task: 'cancel-unpaid-appointments',
    cron: '* * * * *',
    run: async (services) => {
      const unpaid = await asPlatform(services, (tx) => unpaidAppointments(tx, services.clock()));
      for (const { beforeGivingUp } of followers)
        await oneByOne(services, 'payments not told of', unpaid, async ({ account_id, ids }) =>
          beforeGivingUp?.(services, account_id, ids),
        );
      await salonBySalon(services, 'unpaid appointments', unpaid, (turn) => cancelUnpaid(turn, followers));
    },
  },
  {
    task: 'purge-holds',
    cron: '* * * * *',
    run: (services) => asPlatform(services, (tx) => purgeHolds(tx, services.clock())),
  },
];

/**
 * Reminds of every visit that begins within the salon's hours before it, once for each of the two reminders. A visit
 * booked later than that is reminded of by its own confirmation.
 */
export async function remindCustomers(ctx: Teller): Promise<number> {
  const { appointment_reminder: first, second_reminder: second } = await readSetting(ctx, notificationsSetting);
  return (
    (await remindBy(ctx, 'reminder', 'reminded_at', first)) +
    (await remindBy(ctx, 'second_reminder', 'reminded_again_at', second))
  );
}

async function remindBy(
  ctx: Teller,
  kind: TellingKind,
  mark: ReminderMark,
  { active, timing }: MessageFields,
): Promise<number> {
  if (!active || timing === null) return 0;
  const ids = await claimReminders(ctx, mark, timing);
  const [visits, voice] = [
    await findVisitFacts(
      ctx,
      ids.map(({ id }) => id),
    ),
    await readVoice(
      ctx,
      ids.map(({ customer_id }) => customer_id),
    ),
  ];
  return (
    await queueSalonMessages(
      ctx.tx,
      visits.flatMap((visit) => visitMessage(ctx, voice, kind, visit)),
      ctx.now,
    )
  ).length;
}

/** A booking of the public page whose deposit never came gives its time back. */
export async function cancelUnpaid(ctx: Teller, followers: VisitFollowers): Promise<number> {
  const unpaid = await lockUnpaid(ctx);
  const ids = unpaid.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await letGo(ctx, followers, ids, 'payment', null);
  for (const { id, status } of unpaid) {
    await auditBySystem(ctx.tx, ctx.now, {
      account_id: ctx.accountId,
      action: 'appointments.cancel',
      entity: 'appointments',
      entity_id: id,
      before: { status },
      after: { status: appointmentStates.codes.cancelled, cancelled_by: 'payment' },
    });
  }
  await offerOpenings(
    ctx,
    unpaid.map(({ start, end, employee_ids }) => ({
      start_at: fromEpochMinutes(start),
      end_at: fromEpochMinutes(end),
      employee_ids,
    })),
  );
  await tellCustomers(
    ctx,
    'cancelled',
    unpaid.filter(({ start_at }) => Date.parse(start_at) > ctx.now.getTime()).map(({ id }) => id),
  );
  return ids.length;
}
