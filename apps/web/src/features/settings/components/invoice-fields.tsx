import { invoicePapers } from '@rawnaq/domain/settings/invoice-setting';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { LanguagePair, NamePair, TextareaField } from '../../../ui/fields/text-fields';
import { SettingsSection } from '../../../ui/settings-section/settings-section';

export function InvoiceFields() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <>
      <SettingsSection title={t('invoice.paper')} text={t('invoice.paperText')}>
        <SelectField
          name="paper"
          label={t('invoice.paperLabel')}
          required
          options={invoicePapers.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
        <SwitchField name="show_logo" label={t('invoice.showLogo')} />
        <SwitchField name="show_trn" label={t('invoice.showTrn')} />
        <SwitchField name="show_qr" label={t('invoice.showQr')} description={t('invoice.showQrText')} />
        <SwitchField name="show_employee" label={t('invoice.showEmployee')} />
        <SwitchField name="hold_invoice" label={t('invoice.hold')} description={t('invoice.holdText')} />
      </SettingsSection>
      <SettingsSection title={t('invoice.texts')} text={t('invoice.textsText')}>
        <NamePair
          label={{ en: t('invoice.englishHeader'), ar: t('invoice.arabicHeader') }}
          english="english_header"
          arabic="arabic_header"
        />
        <NamePair
          label={{ en: t('invoice.englishFooter'), ar: t('invoice.arabicFooter') }}
          english="english_footer"
          arabic="arabic_footer"
        />
        <LanguagePair
          english={
            <TextareaField name="english_terms" label={t('invoice.englishTerms')} maxLength={1000} rows={3} dir="ltr" />
          }
          arabic={
            <TextareaField name="arabic_terms" label={t('invoice.arabicTerms')} maxLength={1000} rows={3} dir="rtl" />
          }
        />
      </SettingsSection>
    </>
  );
}
