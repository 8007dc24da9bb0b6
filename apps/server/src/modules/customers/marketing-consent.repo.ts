import type { Tx } from '../../db/database';

type Place = { tx: Tx; accountId: number; now: Date };

const customers = ({ tx, accountId }: Place) =>
  tx.selectFrom('customers').where('account_id', '=', accountId).where('merged_into', 'is', null);

/** The number counts before the name: a name can be given to another phone. */
export async function findBySender(place: Place, mobileKey: string | null, waUserId: string | null) {
  const byMobile =
    mobileKey === null
      ? undefined
      : await customers(place).select(['id', 'wa_user_id']).where('mobile_key', '=', mobileKey).executeTakeFirst();
  if (byMobile || waUserId === null) return byMobile;
  return customers(place)
    .select(['id', 'wa_user_id'])
    .where('wa_user_id', '=', waUserId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function rememberWaUser({ tx, accountId }: Place, id: number, wa_user_id: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ wa_user_id })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export const lockNamed = (place: Place, id: number) =>
  customers(place).select('name').where('id', '=', id).forUpdate().executeTakeFirst();

export async function lastConsent({ tx, accountId }: Place, id: number, channel: string): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('customer_consents')
    .select('allowed')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', id)
    .where('channel', '=', channel as 'whatsapp')
    .where('purpose', '=', 'marketing')
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.allowed;
}
