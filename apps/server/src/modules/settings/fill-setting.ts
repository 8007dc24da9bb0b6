import { readInputAt } from '@rawnaq/domain/kernel/input/read-input';
import { settingSchema, type Setting, type SettingValues } from '@rawnaq/domain/settings/define-setting';
import { sectionOf } from './read-setting';
import { findSection, type Place } from './settings.repo';
import { storeSetting } from './store-setting';

/** Sets some fields of a section without anybody signed in, under the same rules: demo salons and new accounts. */
export async function fillSetting<S extends Setting>(
  place: Place,
  setting: S,
  values: Partial<SettingValues<S>>,
  now: Date,
): Promise<void> {
  const known = sectionOf(setting, await findSection(place, setting.id));
  const { country } = known.salon;
  const read = readInputAt({ country }, () =>
    settingSchema(setting, known.salon).parse({ ...known.values, ...values }),
  );
  await storeSetting(place, setting, read, known.secrets, now);
}
