import type { Localized } from '@rawnaq/domain/kernel/localized';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import type { Tx } from '../../db/database';

export async function addRole(tx: Tx, accountId: number, key: string, role: { label: Localized; permissions: readonly Permission[] }): Promise<number> {
  const { id } = await tx.insertInto('roles')
    .values({ account_id: accountId, key, english_name: role.label.en, arabic_name: role.label.ar, permissions: JSON.stringify(toPermissionMap(role.permissions)) })
    .returning('id').executeTakeFirstOrThrow();
  return id;
}
