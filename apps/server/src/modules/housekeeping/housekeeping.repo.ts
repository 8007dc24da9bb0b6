import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import type { Tx } from '../../db/database';

type Ages = { answers: string; codes: string; requests: string; limits: string };

export async function forgetOlderThan(tx: Tx, age: Ages): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', age.answers).execute();
  await tx.deleteFrom('one_time_codes').where('expires_at', '<', age.codes).execute();
  await tx.deleteFrom('password_resets').where('expires_at', '<', age.codes).execute();
  await tx
    .deleteFrom('account_requests')
    .where('status', '=', accountRequestStates.codes.waiting_for_verify)
    .where('created_at', '<', age.requests)
    .execute();
  await tx.deleteFrom('throttle_buckets').where('window_start', '<', age.limits).execute();
}
