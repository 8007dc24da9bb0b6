import type { Currency } from '@rawnaq/domain/kernel/money';
import type { SalonFacts, Setting, SettingValues } from '@rawnaq/domain/settings/define-setting';
import { findSection, type Place, type StoredSecrets } from './settings.repo';

export type Section<Values> = { values: Values; salon: SalonFacts; secrets: StoredSecrets };

/**
 * What a section says, with its defaults for everything nobody has decided yet. Secrets stay sealed and are not part of
 * it.
 */
export async function readSetting<S extends Setting>(place: Place, setting: S): Promise<SettingValues<S>> {
  return sectionOf(setting, await findSection(place, setting.id)).values;
}

/**
 * A field that was added after the last save has its default, one inside a group of fields too; one that no longer
 * exists is left out.
 */
export function sectionOf<S extends Setting>(
  setting: S,
  row: Awaited<ReturnType<typeof findSection>>,
): Section<SettingValues<S>> {
  const salon: SalonFacts = { country: row.country, currency: row.currency as Currency };
  const stored = (row.values ?? {}) as Record<string, unknown>;
  const values: Record<string, unknown> = { ...setting.defaults(salon) };
  for (const name of Object.keys(setting.shape))
    if (Object.hasOwn(stored, name)) values[name] = filled(values[name], stored[name]);
  const columns: Record<string, unknown> = { ...row };
  // A text column without a value is an empty text to the form.
  for (const name of setting.columns ?? []) values[name] = columns[name] ?? values[name];
  return { values: values as SettingValues<S>, salon, secrets: (row.secrets ?? {}) as StoredSecrets };
}

const filled = (usual: unknown, stored: unknown): unknown =>
  isGroup(usual) && isGroup(stored) ? { ...usual, ...stored } : stored;
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
