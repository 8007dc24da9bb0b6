import { sql } from 'kysely';
import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import type { Tx } from '../../db/database';
import type { Code } from '../../db/column-codes';

type AccountRow = {
  id?: number;
  unique_id: string;
  english_name: string;
  arabic_name: string;
  business_type: string;
  country: string;
  city: string | null;
  currency: string;
  time_zone: string;
  language: string;
  status: Code<'accounts.status'>;
  trial_ends_on?: string | null;
  expires_on?: string | null;
  wizard_progress?: string[];
};

export async function insertAccount(tx: Tx, account: AccountRow): Promise<number> {
  const id = account.id ?? (await nextAccountNumber(tx));
  await tx
    .insertInto('accounts')
    .values({ ...account, id })
    .execute();
  return id;
}

async function nextAccountNumber(tx: Tx): Promise<number> {
  return (await sql<{ id: number }>`select nextval('account_numbers') as id`.execute(tx)).rows[0]!.id;
}

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

export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('login_directory')
      .select('login')
      .where('kind', '=', 'merchant')
      .where('login', '=', email)
      .executeTakeFirst()) !== undefined
  );
}

export async function isOwnerMobileTaken(tx: Tx, mobile: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('kind', '=', 'merchant')
      .where('is_owner', '=', true)
      .where('mobile', '=', mobile)
      .executeTakeFirst()) !== undefined
  );
}
