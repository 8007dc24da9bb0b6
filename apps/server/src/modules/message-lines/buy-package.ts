import { packageOncePaid } from '@rawnaq/domain/whatsapp/whatsapp.rules';
import { whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Tx } from '../../db/database';
import { auditBySystem } from '../audit';
import { updateWhatsappOfAccount } from '../settings';
import { storeAllowance } from './allowances.repo';
import { findWhatsappOfAccount } from './connections.repo';
import { releaseWaiting } from './line-state';

type Bought = { package_id: number | null; name: string; months: number; messages: number | null };

/**
 * A package that was paid for begins, or follows the one that runs. Whoever paused it goes on pausing. The caller holds
 * the account.
 */
export async function buyWhatsappPackage(tx: Tx, now: Date, accountId: number, bought: Bought): Promise<void> {
  const place = { tx, accountId };
  const before = await findWhatsappOfAccount(place);
  if (!before) throw new Error(`There is no account ${accountId} to give a package to.`);
  const { ends_on, messages_left } = packageOncePaid(before, bought, todayIn(now, before.time_zone));
  const { disabled, active } = whatsappPackageStates.codes;
  const status = before.status === disabled ? active : before.status;
  await updateWhatsappOfAccount(tx, accountId, { whatsapp_package_status: status, whatsapp_package_ends_on: ends_on });
  await storeAllowance(place, { package_id: bought.package_id, messages_left }, now);
  if (status === active) await releaseWaiting(place);
  await auditBySystem(tx, now, {
    action: 'whatsapp.bought',
    entity: 'whatsapp_connections',
    entity_id: accountId,
    account_id: accountId,
    before: { status: before.status, ends_on: before.ends_on, messages_left: before.messages_left },
    after: { status, ends_on, messages_left, package: bought.name },
  });
}
