import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { clocks } from '@rawnaq/domain/settings/values/clock.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SelectField } from '../../../ui/fields/choice-fields';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { ImageField } from '../../../ui/fields/upload-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { CityField } from '../../places';
import { PositionField } from './position-field';
import { useSalonFacts } from './use-salon-facts';

/** Who the salon is, where, and how to reach it. The form's `logo` is a file or a stored address. */
export function GeneralFields() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { country } = useSalonFacts();
  return (
    <>
      <SettingsSection title={t('general.identity')} text={t('general.identityText')}>
        <NamePair label={{ en: t('general.englishName'), ar: t('general.arabicName') }} required />
        <FieldRow>
          <SelectField
            name="business_type"
            label={t('general.businessType')}
            required
            options={businessTypes.choices.map(({ value, label }) => ({ value, label: label[language] }))}
          />
          <CityField name="city" label={t('general.city')} country={country} />
        </FieldRow>
        <SelectField
          name="clock"
          label={t('general.clock')}
          description={t('general.clockText')}
          required
          options={clocks.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
        <ImageField name="logo" label={t('general.logo')} />
      </SettingsSection>
      <SettingsSection title={t('general.place')} text={t('general.placeText')}>
        <NamePair
          label={{ en: t('general.englishAddress'), ar: t('general.arabicAddress') }}
          english="english_address"
          arabic="arabic_address"
        />
        <TextField
          name="map_link"
          label={t('general.mapLink')}
          type="url"
          ltr
          placeholder={t('general.mapLinkExample')}
        />
        <PositionField />
      </SettingsSection>
      <SettingsSection title={t('general.contact')}>
        <TextField
          name="telephone"
          label={t('general.telephone')}
          type="tel"
          ltr
          description={t('general.telephoneText')}
        />
      </SettingsSection>
    </>
  );
}
