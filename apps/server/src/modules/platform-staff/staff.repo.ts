import { sql } from 'kysely';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { staffStates } from '@rawnaq/domain/platform-staff/staff.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { PLATFORM_ACCOUNT } from '../../services';
import { recordState, staffState } from '../../db/sql-codes';

/** Somebody who has not set a password yet is only invited. */
const status = sql<
  CodeIn<typeof staffStates>
>`case when u.status = ${recordState.active} and u.password_hash is null then ${staffState.invited} else u.status end`;

export const staffRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.role_id',
      ctx.language === 'ar' ? 'r.arabic_name as role' : 'r.english_name as role',
      sql<boolean>`u.totp_secret is not null`.as('second_factor'),
      status.as('status'),
      'u.created_at',
      sql<
        string | null
      >`(select max(s.last_seen_at) from sessions s where s.account_id = ${PLATFORM_ACCOUNT} and s.user_id = u.id)`.as(
        'last_seen_at',
      ),
    ])
    .where('u.account_id', '=', PLATFORM_ACCOUNT)
    .where('u.kind', '=', 'manager');

export const lockStaff = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_id', 'status', 'language', 'password_hash'])
    .where('account_id', '=', PLATFORM_ACCOUNT)
    .where('kind', '=', 'manager')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedStaff = NonNullable<Awaited<ReturnType<typeof lockStaff>>>;

/** Everybody who could still let the others in, locked in one order, so that two can't leave at the same moment. */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select('u.id')
    .where('u.account_id', '=', PLATFORM_ACCOUNT)
    .where('u.kind', '=', 'manager')
    .where('u.status', '=', recordStates.codes.active)
    .where('u.password_hash', 'is not', null)
    .where('r.key', '=', 'manager-administrator')
    .orderBy('u.id')
    .forUpdate('u')
    .execute();
  return rows.map((row) => row.id);
}

export const findStaffRole = (tx: Tx, id: number) =>
  tx
    .selectFrom('roles')
    .select(['id', 'key', 'english_name', 'arabic_name', 'permissions'])
    .where('account_id', '=', PLATFORM_ACCOUNT)
    .where('id', '=', id)
    .where('status', '=', recordStates.codes.active)
    .executeTakeFirst();

export const lockStaffRole = (tx: Tx, id: number) =>
  tx
    .selectFrom('roles')
    .select(['id', 'key', 'english_name', 'arabic_name', 'permissions'])
    .where('account_id', '=', PLATFORM_ACCOUNT)
    .where('id', '=', id)
    .where('status', '=', recordStates.codes.active)
    .forUpdate()
    .executeTakeFirst();

export const staffRoles = (tx: Tx) =>
  tx
    .selectFrom('roles as r')
    .select([
      'r.id',
      'r.key',
      'r.english_name',
      'r.arabic_name',
      sql<PermissionMap>`r.permissions`.as('permissions'),
      sql<number>`(select count(*)::int from users u where u.account_id = ${PLATFORM_ACCOUNT} and u.role_id = r.id)`.as(
        'people',
      ),
    ])
    .where('r.account_id', '=', PLATFORM_ACCOUNT)
    .where('r.status', '=', recordStates.codes.active)
    .orderBy(sql`r.key is null`)
    .orderBy('r.id')
    .execute();

export async function isRoleInUse(tx: Tx, id: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', PLATFORM_ACCOUNT)
      .where('role_id', '=', id)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export async function nameOfOwner(tx: Tx, accountId: number, id: number): Promise<string> {
  const owner = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return owner?.name ?? '';
}
