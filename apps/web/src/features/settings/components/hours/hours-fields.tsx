import { countryName, gulfCountries } from '@rawnaq/domain/kernel/places/countries';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { SelectField } from '../../../../ui/fields/choice-fields';
import { TimeField } from '../../../../ui/fields/date-fields';
import { FieldRow } from '../../../../ui/form/form-layout';
import { SettingsSection } from '../../../../ui/settings-section/settings-section';
import { WeekField } from './week-field';

export function HoursFields() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return (
    <>
      <SettingsSection title={t('hours.title')} text={t('hours.text')}>
        <WeekField label={t('hours.title')} />
      </SettingsSection>
      <SettingsSection title={t('hours.clock')}>
        <FieldRow>
          <TimeField
            name="business_day_cut_off"
            label={t('hours.cutOff')}
            to="08:00:00"
            description={t('hours.cutOffText')}
            required
          />
          <SelectField
            name="time_zone"
            label={t('hours.timeZone')}
            required
            options={gulfCountries.map((country) => ({
              value: country.time_zone,
              label: countryName(country)[format.language],
            }))}
          />
        </FieldRow>
      </SettingsSection>
    </>
  );
}
