import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import {
  dueNotice,
  GRACE_DAYS,
  graceOf,
  NOTICE_DAYS,
  type NoticeDays,
} from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { Job } from '../../worker/job';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import type { Tx } from '../../db/database';
import { auditBySystem } from '../audit';
import { endSessions } from '../../sessions/open-session';
import { endOverdueVisits } from '../../sessions/overdue-visits.repo';
import { accountsNearEnd, claimNotice } from './expiry.repo';
import { lockMerchant, type LockedMerchant } from './merchants.repo';
import { accountInvoiceLink, invoiceToRenew } from '../platform-invoices';
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
      const horizon = new Date(now.getTime() + (NOTICE_DAYS.active[0] + 1) * DAY).toISOString().slice(0, 10);
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
    if (account?.status !== 'trial' && account?.status !== 'active') return;
    const endsOn = account.status === 'trial' ? account.trial_ends_on : account.expires_on;
    if (!endsOn) return;
    const today = todayIn(now, account.time_zone);
    const notice = dueNotice(daysBetween(today, endsOn), account.status);
    if (notice !== undefined) {
      if (await claimNotice(tx, id, endsOn, notice, now))
        await sayNotice(tx, account, notice, endsOn, await wayToPay(services, tx, account, now));
      return;
    }
    if (today <= addDays(endsOn, graceOf(account.status))) return;
    const link = await wayToPay(services, tx, account, now);
    await tellOwner(tx, account, 'account-expired', { link: link.expired });
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

type WayToPay = { open: string; expired: string };

function sayNotice(
  tx: Tx,
  account: LockedMerchant,
  notice: NoticeDays,
  endsOn: string,
  { open: link }: WayToPay,
): Promise<void> {
  const language = account.language as Language;
  if (notice === 0) return tellOwner(tx, account, 'account-ends-today', { link });
  const date = sayDay(endsOn, language);
  if (notice > 0) return tellOwner(tx, account, 'account-ending', { date, link });
  return tellOwner(tx, account, 'account-grace', { date, until: sayDay(addDays(endsOn, GRACE_DAYS), language), link });
}

/**
 * The invoice that keeps the account open, issued now if it has not been. Who has never paid chooses a package in the
 * settings, and once the account is closed finds us on our own page.
 */
async function wayToPay(services: Services, tx: Tx, account: LockedMerchant, now: Date): Promise<WayToPay> {
  const { config } = services;
  const language = account.language as Language;
  const invoice = await invoiceToRenew({ tx, accountId: PLATFORM_ACCOUNT, now }, account.id);
  if (invoice) {
    const link = accountInvoiceLink(config, invoice.unique_id, language);
    return { open: link, expired: link };
  }
  return {
    open: `${config.publicUrl}${pathTo('merchant-setting-general-setting', language)}?tab=account`,
    expired: `${config.publicUrl}${pathTo('landing', language)}`,
  };
}
