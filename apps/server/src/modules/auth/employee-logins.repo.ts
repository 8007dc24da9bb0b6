import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import { setLogin } from './users.repo';

export const findLoginOf = (tx: Tx, accountId: number, employeeId: number) =>
  tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.is_owner',
      'u.status',
      'u.role_id',
      'r.key as role_key',
      'r.permissions',
      (eb) => eb('u.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
    ])
    .where('u.account_id', '=', accountId)
    .where('u.employee_id', '=', employeeId)
    .forUpdate('u')
    .executeTakeFirst();

export async function giveBackLogin(
  tx: Tx,
  accountId: number,
  userId: number,
  access: { email: string; role_id: number },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...access, status: recordStates.codes.active, password_hash: null })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
  await setLogin(tx, { kind: 'merchant', account_id: accountId, id: userId }, access.email);
}

export async function takeLogin(tx: Tx, accountId: number, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status: recordStates.codes.disabled, email: null, password_hash: null })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
  await setLogin(tx, { kind: 'merchant', account_id: accountId, id: userId }, null);
}

export async function setRole(tx: Tx, accountId: number, userId: number, roleId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role_id: roleId })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}
