import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { audit, auditBySystem } from '../audit';
import { lockById, lockByMobile, setReach } from './whatsapp-reach.repo';

const REACHABLE = { whatsapp_inactive_at: null, whatsapp_inactive_reason: null };

/** WhatsApp knows nobody under this number. A number that is no customer's changes nothing. */
export async function markNotOnWhatsapp(
  tx: Tx,
  now: Date,
  accountId: number,
  mobile: string,
  reason: string,
): Promise<void> {
  const customer = await lockByMobile(tx, accountId, mobile);
  if (!customer || customer.whatsapp_inactive_at !== null) return;
  const after = { whatsapp_inactive_at: now.toISOString(), whatsapp_inactive_reason: reason };
  await setReach(tx, accountId, customer.id, after);
  await auditBySystem(tx, now, {
    action: 'customers.not-on-whatsapp',
    entity: 'customers',
    entity_id: customer.id,
    account_id: accountId,
    before: REACHABLE,
    after,
  });
}

/** A message arrived: whatever was thought before, the number is there. */
export async function markOnWhatsapp(tx: Tx, accountId: number, mobile: string): Promise<void> {
  const customer = await lockByMobile(tx, accountId, mobile);
  if (!customer || customer.whatsapp_inactive_at === null) return;
  await setReach(tx, accountId, customer.id, REACHABLE);
}

/** Staff of the platform: forget the fact, so that the next message tries again. Once more changes nothing. */
export async function checkWhatsappAgain(ctx: Ctx, accountId: number, id: number): Promise<void> {
  const customer = await lockById(ctx.tx, accountId, id);
  if (!customer) throw new AppError('NOT_FOUND');
  if (customer.whatsapp_inactive_at === null) return;
  const { whatsapp_inactive_at, whatsapp_inactive_reason } = customer;
  await setReach(ctx.tx, accountId, id, REACHABLE);
  await audit(ctx, {
    action: 'customers.check-whatsapp-again',
    entity: 'customers',
    entity_id: id,
    account_id: accountId,
    before: { whatsapp_inactive_at, whatsapp_inactive_reason },
    after: REACHABLE,
  });
}
