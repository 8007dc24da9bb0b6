import type { Setting } from '@rawnaq/domain/settings/define-setting';
import type { Sealer } from '../../infra/crypto';
import { sectionOf } from './read-setting';
import { findSection, type Place } from './settings.repo';

/**
 * The secrets of a section in plain text, for the driver that needs them. They go nowhere else: no answer, no log, no
 * history.
 */
export async function openSecrets<S extends Setting>(
  place: Place,
  sealer: Sealer,
  setting: S,
): Promise<Partial<Record<keyof S['secrets'] & string, string>>> {
  const { secrets } = sectionOf(setting, await findSection(place, setting.id));
  return Object.fromEntries(
    Object.entries(secrets).map(([name, { sealed }]) => [
      name,
      sealer.open(sealed, secretPlace(place.accountId, setting.id, name)),
    ]),
  ) as Partial<Record<keyof S['secrets'] & string, string>>;
}

/** A secret sealed for one place opens nowhere else. */
export const secretPlace = (accountId: number, settingId: string, name: string): string =>
  `settings:${accountId}:${settingId}:${name}`;
