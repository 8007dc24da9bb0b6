import { AppError } from '@rawnaq/domain/kernel/app-error';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Tx } from '../../db/database';
import { lockSection, type Place, type StoredSecrets } from './settings.repo';
import { storeSetting } from './store-setting';

/** Another address for a salon that has one. Answers the former one, or nothing where there is none. */
export async function changeAlias(place: Place, alias: string, now: Date): Promise<string | undefined> {
  const { values, secrets } = await lockSection(place, onlineSetting.id);
  const stored = (values ?? {}) as Record<string, unknown>;
  const before = typeof stored['alias'] === 'string' ? stored['alias'] : '';
  if (before === '') return undefined;
  await storeSetting(place, onlineSetting, { ...stored, alias }, (secrets ?? {}) as StoredSecrets, now);
  return before;
}

/** What the platform keeps is held by a number below zero: no salon has it, and none can take the name. */
export async function holdAlias(tx: Tx, alias: string, keptId: number): Promise<void> {
  try {
    await tx.insertInto('alias_directory').values({ alias, tenant: -keptId }).execute();
  } catch (error) {
    if (isUniqueViolation(error, 'alias_directory_pkey')) throw new AppError('ALIAS_TAKEN', { field: 'alias' });
    throw error;
  }
}

export async function freeAlias(tx: Tx, keptId: number): Promise<void> {
  await tx.deleteFrom('alias_directory').where('tenant', '=', -keptId).execute();
}
