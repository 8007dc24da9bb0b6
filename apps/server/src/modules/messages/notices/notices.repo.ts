import type { Delivery } from '@rawnaq/domain/messages/delivery.rules';
import type { Tx } from '../../../db/database';
import type { Code } from '../../../db/column-codes';
import type { StoredMessage } from '../fall-back';
import { PLATFORM_ACCOUNT } from '../../../db/platform-account';

type Place = { tx: Tx; accountId: number };
type NewNotice = { source: string; digest: string; body: unknown; received_at: Date };

/** Undefined when the same was told before. */
export async function insertNotice({ tx, accountId }: Place, { body, received_at, ...notice }: NewNotice) {
  const row = await tx
    .insertInto('provider_notices')
    .values({ account_id: accountId, ...notice, body: JSON.stringify(body), received_at: received_at.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'source', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Held until it is worked off, so that two workers do it once. */
export const lockOpenNotice = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('provider_notices')
    .select(['id', 'source', 'body', 'received_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function closeNotice({ tx, accountId }: Place, id: number, now: Date, problem: string | null) {
  await tx
    .updateTable('provider_notices')
    .set({ handled_at: now.toISOString(), problem })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/**
 * The message a status is about: by the provider's number of it, or by ours where the provider's is not known because
 * its answer got lost. The platform's number also carries codes of salons.
 */
export async function lockMessageTold(
  { tx, accountId }: Place,
  { provider_id, reference }: { provider_id: string; reference: string | null },
): Promise<StoredMessage | undefined> {
  const [owner, id] = referenceOf(reference);
  const account = owner !== undefined && accountId === PLATFORM_ACCOUNT ? owner : accountId;
  const known = await tx
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', account)
    .where('provider_id', '=', provider_id)
    .forUpdate()
    .executeTakeFirst();
  if (known || id === undefined || owner !== account) return known;
  return tx
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .where('attempts', '>', 0)
    .forUpdate()
    .executeTakeFirst();
}

function referenceOf(reference: string | null): [number, number] | [undefined, undefined] {
  const parts = /^(\d{1,15})-(\d{1,15})$/.exec(reference ?? '');
  return parts ? [Number(parts[1]), Number(parts[2])] : [undefined, undefined];
}

export async function setDelivery(
  tx: Tx,
  { account_id, id }: { account_id: number; id: number },
  { status, sent_at, delivered_at, read_at, failed_at, error }: Delivery & { status: Code<'messages.status'> },
  providerId: string,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status, sent_at, delivered_at, read_at, failed_at, error, provider_id: providerId })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
