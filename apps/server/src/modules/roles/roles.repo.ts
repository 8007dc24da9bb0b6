import type { Localized } from '@rawnaq/domain/kernel/localized';
import { toPermissionMap, type Permission, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import type { Code } from '../../db/column-codes';

export async function addRole(
  tx: Tx,
  accountId: number,
  key: string,
  role: { label: Localized; permissions: readonly Permission[] },
): Promise<number> {
  const { id } = await tx
    .insertInto('roles')
    .values({
      account_id: accountId,
      key,
      english_name: role.label.en,
      arabic_name: role.label.ar,
      permissions: JSON.stringify(toPermissionMap(role.permissions)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findRole = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('roles')
    .select(['id', 'key', 'english_name', 'arabic_name', 'permissions', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** It may be changed meanwhile, but not removed. */
export const findRoleToGive = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('roles')
    .select(['key', 'permissions', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();

export const lockRole = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('roles')
    .select(['id', 'key', 'english_name', 'arabic_name', 'permissions', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const peopleOf = (tx: Tx, accountId: number, roleId: number) =>
  tx
    .selectFrom('users')
    .select(['employee_id', 'name'])
    .where('account_id', '=', accountId)
    .where('role_id', '=', roleId)
    .where('status', '=', recordStates.codes.active)
    .orderBy('name')
    .execute();

/** Also those who can't sign in any more: their row still points at the role. */
export async function isRoleInUse(tx: Tx, accountId: number, roleId: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('role_id', '=', roleId)
      .where('status', '=', recordStates.codes.active)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export const activeRoles = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('roles')
    .select(['id', 'key', 'english_name', 'arabic_name', 'permissions'])
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .orderBy('id')
    .execute();

type RoleRow = { english_name: string; arabic_name: string; permissions: PermissionMap };

export async function insertRole(tx: Tx, accountId: number, role: RoleRow): Promise<number> {
  const { id } = await tx
    .insertInto('roles')
    .values({ account_id: accountId, key: null, ...role, permissions: JSON.stringify(role.permissions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRole(tx: Tx, accountId: number, id: number, role: RoleRow): Promise<void> {
  await tx
    .updateTable('roles')
    .set((eb) => ({ ...role, permissions: JSON.stringify(role.permissions), version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function setRoleStatus(
  tx: Tx,
  accountId: number,
  id: number,
  status: Code<'roles.status'>,
): Promise<void> {
  await tx.updateTable('roles').set({ status }).where('account_id', '=', accountId).where('id', '=', id).execute();
}

export async function deleteRole(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('roles').where('account_id', '=', accountId).where('id', '=', id).execute();
}

/**
 * Two people who take each other's role away at the same moment must meet: at the role itself, because each holds the
 * row of whom she asks about already, and would wait for the other's for ever.
 */
export async function lockAdministrators(tx: Tx, accountId: number, key: string): Promise<{ id: number }[]> {
  await tx
    .selectFrom('roles')
    .select('id')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select('u.id')
    .where('u.account_id', '=', accountId)
    .where('r.key', '=', key)
    .where('u.status', '=', recordStates.codes.active)
    .execute();
}

export async function builtInRoleIds(tx: Tx, accountId: number): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('roles')
    .select(['id', 'key'])
    .where('account_id', '=', accountId)
    .where('key', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.key!, row.id]));
}
