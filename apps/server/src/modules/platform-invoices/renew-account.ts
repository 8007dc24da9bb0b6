import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { renewal, statusOncePaid } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import type { AccountPrice } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import type { Tier } from '@rawnaq/domain/platform-invoices/account-items.states';
import { announce } from '../../db/announce';
import { auditBySystem } from '../audit';
import type { Bookkeeper } from '../ledger';
import { updateAccountLife } from '../settings';
import { lockSubscriber, type HeldInvoice } from './account-invoices.repo';
import { monthOf } from './prices';
import { pricesIn } from './prices.repo';

/**
 * What was paid for begins: trial becomes premium, what had expired opens again, what runs is prolonged. Returns the
 * stretch of it, or nothing where the invoice was for extras only.
 */
export async function renewAccount(
  { tx, now }: Bookkeeper,
  { tenant, tier, months }: Pick<HeldInvoice, 'tenant' | 'tier' | 'months'>,
): Promise<{ from: string; until: string } | null> {
  const account = await lockSubscriber(tx, tenant);
  if (!account) throw new Error(`There is no account ${tenant} to renew.`);
  if (tier === null || months === null) return null;
  const worth = worthOf(await pricesIn(tx, account.country), account.tier, tier);
  const stretch = renewal(account, { tier, months }, todayIn(now, account.time_zone), worth);
  const { until } = stretch;
  const paid = statusOncePaid(account.status);
  const status = account.status === paid ? paid : move(accountStates, account.status, paid);
  await updateAccountLife(tx, tenant, { status, tier, expires_on: until });
  await auditBySystem(tx, now, {
    action: 'accounts.renew',
    entity: 'accounts',
    entity_id: tenant,
    account_id: tenant,
    before: { status: account.status, tier: account.tier, expires_on: account.expires_on },
    after: { status, tier, expires_on: until },
  });
  announce(tx, { channel: 'session', account_id: tenant });
  return stretch;
}

/** A month of the package before and of the one after, where both are in the list. */
export function worthOf(prices: readonly AccountPrice[], before: Tier | null, after: Tier) {
  const [old, fresh] = [before === null ? undefined : monthOf(prices, before), monthOf(prices, after)];
  return old === undefined || fresh === undefined ? undefined : { before: old, after: fresh };
}
