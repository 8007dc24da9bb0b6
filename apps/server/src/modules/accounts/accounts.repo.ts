import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import type { Tx } from '../../db/database';
import type { Code } from '../../db/column-codes';

type RequestRow = {
  unique_id: string;
  english_name: string;
  arabic_name: string;
  business_type: string;
  country: string;
  city: string | null;
  owner_name: string;
  email: string;
  mobile: string;
  password_hash: string | null;
  language: string;
  ip: string | null;
  status?: Code<'account_requests.status'>;
  tenant?: number;
  added_by_name?: string;
};

export async function insertRequest(tx: Tx, request: RequestRow): Promise<void> {
  await tx.insertInto('account_requests').values(request).execute();
}

export const findRequest = (tx: Tx, uniqueId: string) =>
  tx.selectFrom('account_requests').selectAll().where('unique_id', '=', uniqueId).executeTakeFirst();

export const lockRequest = (tx: Tx, uniqueId: string) =>
  tx.selectFrom('account_requests').selectAll().where('unique_id', '=', uniqueId).forUpdate().executeTakeFirst();

export async function setVerified(tx: Tx, requestId: number, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('account_requests')
    .set({ status: accountRequestStates.codes.active, tenant: accountId, verified_at: now.toISOString() })
    .where('id', '=', requestId)
    .execute();
}

export async function setRequestStatus(
  tx: Tx,
  accountId: number,
  status: Code<'account_requests.status'>,
): Promise<void> {
  await tx.updateTable('account_requests').set({ status }).where('tenant', '=', accountId).execute();
}

/** Requests nobody verified. */
export async function forgetUnverified(tx: Tx, before: string): Promise<void> {
  await tx
    .deleteFrom('account_requests')
    .where('status', '=', accountRequestStates.codes.waiting_for_verify)
    .where('created_at', '<', before)
    .execute();
}
