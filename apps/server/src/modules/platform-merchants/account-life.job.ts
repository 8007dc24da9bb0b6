import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { dueNotice, NOTICE_DAYS } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { Job } from '../../worker/job';
import { asPlatform, type Services } from '../../services';
import { auditBySystem } from '../audit';
import { endSessions } from '../../sessions/open-session';
import { endOverdueVisits } from '../../sessions/overdue-visits.repo';
import { accountsNearEnd, claimNotice } from './expiry.repo';
import { lockMerchant } from './merchants.repo';
import { updateAccountLife } from '../settings';
import { tellOwner } from './tell-owner';
import { forgetVisits, nameOfUser } from './visits.repo';

const DAY = 86_400_000;

/**
 * What the clock does to accounts. Run hourly, because midnight is not everywhere at once; each step counts once
 * however often it runs.
 */
export const accountLifeJobs: readonly Job[] = [
  {
    task: 'watch-account-ends',
    cron: '3 * * * *',
    run: async (services) => {
      const now = services.clock();
      // A day more than the first notice, for zones ahead of ours.
      const horizon = new Date(now.getTime() + (NOTICE_DAYS[0] + 1) * DAY).toISOString().slice(0, 10);
      const near = await asPlatform(services, (tx) => accountsNearEnd(tx, horizon));
      for (const { id } of near) await watchEnd(services, id, now);
    },
  },
  {
    task: 'end-owner-visits',
    cron: '* * * * *',
    run: async (services) => {
      const now = services.clock();
      await asPlatform(services, async (tx) => {
        for (const visit of await endOverdueVisits(tx, now)) {
          const real = { id: visit.impersonator_id!, name: visit.impersonator_name ?? '' };
          const actor = {
            kind: 'merchant',
            id: visit.user_id,
            name: await nameOfUser(tx, visit.account_id, visit.user_id),
            real,
          };
          await auditBySystem(
            tx,
            now,
            {
              action: 'accounts.owner-visit-end',
              entity: 'accounts',
              entity_id: visit.account_id,
              account_id: visit.account_id,
            },
            actor,
          );
        }
        await forgetVisits(tx, new Date(now.getTime() - DAY).toISOString());
      });
    },
  },
];

/** One account a transaction: locked, so that a package given meanwhile counts. */
function watchEnd(services: Services, id: number, now: Date): Promise<void> {
  return asPlatform(services, async (tx) => {
    const account = await lockMerchant(tx, id);
    const endsOn =
      account?.status === 'trial' ? account.trial_ends_on : account?.status === 'active' ? account.expires_on : null;
    if (!account || !endsOn) return;
    const today = todayIn(now, account.time_zone);
    const notice = dueNotice(daysBetween(today, endsOn));
    if (notice !== undefined) {
      if (!(await claimNotice(tx, id, endsOn, notice, now))) return;
      if (notice === 0) await tellOwner(tx, account, 'account-ends-today', {});
      else await tellOwner(tx, account, 'account-ending', { date: sayDay(endsOn, account.language as Language) });
      return;
    }
    if (today < addDays(endsOn, 1)) return;
    await updateAccountLife(tx, id, { status: 'expired' });
    await endSessions(tx, { accountId: id }, 'account-expired', now);
    await auditBySystem(tx, now, {
      action: 'accounts.expire',
      entity: 'accounts',
      entity_id: id,
      account_id: id,
      before: { status: account.status },
      after: { status: 'expired', ends_on: endsOn },
    });
  });
}
