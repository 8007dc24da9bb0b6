import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import type { Tx } from '../../db/database';

type Fact = { whatsapp_inactive_at: string | null; whatsapp_inactive_reason: string | null };

export const lockByMobile = (tx: Tx, accountId: number, mobile: string) =>
  tx
    .selectFrom('customers')
    .select(['id', 'whatsapp_inactive_at', 'whatsapp_inactive_reason'])
    .where('account_id', '=', accountId)
    .where('mobile_key', '=', mobileKey(mobile))
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const lockById = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('customers')
    .select(['id', 'whatsapp_inactive_at', 'whatsapp_inactive_reason'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function setReach(tx: Tx, accountId: number, id: number, fact: Fact): Promise<void> {
  await tx.updateTable('customers').set(fact).where('account_id', '=', accountId).where('id', '=', id).execute();
}
