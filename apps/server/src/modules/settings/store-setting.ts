import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Setting } from '@rawnaq/domain/settings/define-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { isUniqueViolation } from '../../db/pg-errors';
import { setAccountColumns, setAlias, storeSection, type Place, type StoredSecrets } from './settings.repo';

type Values = Record<string, unknown>;

/** Fields of the account itself go to the account, the others to the section's row. */
export async function storeSetting(
  place: Place,
  setting: Setting,
  values: Values,
  secrets: StoredSecrets,
  now: Date,
): Promise<void> {
  const columns = setting.columns ?? [];
  const part = (ofAccount: boolean): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => columns.includes(name) === ofAccount));
  if (columns.length > 0) await setAccountColumns(place, part(true));
  try {
    await storeSection(place, setting.id, part(false), secrets, now);
    if (setting.id === onlineSetting.id) await setAlias(place, String(values['alias'] ?? ''));
  } catch (error) {
    if (isUniqueViolation(error, 'alias_directory_pkey')) throw new AppError('ALIAS_TAKEN', { field: 'alias' });
    throw error;
  }
}
