import type { Tx } from '../db/database';
import { recordState } from '../db/sql-codes';

/** Who somebody is in her account, and what she may do there. */
const people = (tx: Tx) =>
  tx
    .selectFrom('users as u')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .leftJoin('roles as r', (join) =>
      join
        .onRef('r.account_id', '=', 'u.account_id')
        .onRef('r.id', '=', 'u.role_id')
        .on('r.status', '=', recordState.active),
    )
    .select([
      'u.id as user_id',
      'u.name',
      'u.email',
      'u.is_owner',
      'u.language',
      'u.employee_id',
      'u.status as user_status',
      'a.id as account_id',
      'a.english_name',
      'a.arabic_name',
      'a.business_type',
      'a.country',
      'a.currency',
      'a.time_zone',
      'a.clock',
      'a.business_day_cut_off',
      'a.status as account_status',
      'a.trial_ends_on',
      'a.wizard_progress',
      'a.hold_invoice',
      'a.whatsapp_package_status',
      'a.whatsapp_connection',
      'r.key as role_key',
      'r.english_name as role_english_name',
      'r.arabic_name as role_arabic_name',
      'r.permissions',
    ]);

const sessions = (tx: Tx, accountId: number) =>
  people(tx)
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.account_id', '=', 'u.account_id').onRef('s.user_id', '=', 'u.id'),
    )
    .select([
      's.id as session_id',
      's.kind',
      's.last_seen_at',
      's.expires_at',
      's.ended_at',
      's.locked_at',
      's.impersonator_id',
      's.impersonator_name',
    ])
    .where('s.account_id', '=', accountId);

export const findLiveSession = (tx: Tx, accountId: number, tokenHash: Buffer) =>
  sessions(tx, accountId).where('s.token_hash', '=', tokenHash).executeTakeFirst();

/** Over or not. */
export const findSessionById = (tx: Tx, accountId: number, id: number) =>
  sessions(tx, accountId).where('s.id', '=', id).executeTakeFirst();
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSessionById>>>;

const peopleOf = (tx: Tx, accountId: number) => people(tx).select('u.kind').where('u.account_id', '=', accountId);

/** Everybody who may sign in to an account. */
export const findPeople = (tx: Tx, accountId: number) => peopleOf(tx, accountId).orderBy('u.id').execute();
export const findPerson = (tx: Tx, accountId: number, userId: number) =>
  peopleOf(tx, accountId).where('u.id', '=', userId).executeTakeFirst();
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

export async function keepAlive(tx: Tx, accountId: number, sessionId: number, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}
