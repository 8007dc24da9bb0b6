import { Checkbox } from '@mantine/core';
import { gulfCountry } from '@rawnaq/domain/kernel/places/countries';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { commissionBases, commissionMoments } from '@rawnaq/domain/settings/accounting-setting';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField, PercentField, PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { useField } from '../../../ui/fields/use-field';
import { FieldRow } from '../../../ui/form/form-layout';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { useSalonFacts } from './use-salon-facts';
import styles from './settings.module.css';

export function VatFields() {
  const { t } = useTranslation('settings');
  const { country } = useSalonFacts();
  const form = useFormContext();
  const isActive = useWatch({ control: form.control, name: 'vat_active' }) as boolean;
  const usual = gulfCountry(country)?.vat_rate ?? 0;
  // Switching decides the percentage too: it can't be zero with tax, and must be without.
  const switched = (active: boolean) => form.setValue('vat_rate', active ? usual : 0, { shouldDirty: true });
  return (
    <SettingsSection title={t('accounting.vat')} text={t('accounting.vatText')}>
      <VatSwitch onSwitch={switched} />
      {isActive && (
        <FieldRow>
          <PercentField name="vat_rate" label={t('accounting.vatRate')} required />
          <TextField
            name="trn"
            label={t('accounting.trn')}
            ltr
            required
            maxLength={20}
            description={t(
              country === 'SA' ? 'accounting.trnSaudi' : country === 'OM' ? 'accounting.trnOman' : 'accounting.trnText',
            )}
          />
        </FieldRow>
      )}
    </SettingsSection>
  );
}

function VatSwitch({ onSwitch }: { onSwitch: (active: boolean) => void }) {
  const { t } = useTranslation('settings');
  const form = useFormContext();
  return (
    <div onChange={() => onSwitch(!form.getValues('vat_active'))}>
      <SwitchField name="vat_active" label={t('accounting.vatActive')} description={t('accounting.vatActiveText')} />
    </div>
  );
}

export function MoneyFields() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const isLoyal = useWatch({ name: 'loyalty_active' }) as boolean;
  return (
    <>
      <SettingsSection title={t('accounting.methods')} text={t('accounting.methodsText')}>
        <MethodsField />
      </SettingsSection>
      <SettingsSection title={t('accounting.loyalty')} text={t('accounting.loyaltyText')}>
        <SwitchField name="loyalty_active" label={t('accounting.loyaltyActive')} />
        {isLoyal && (
          <>
            <FieldRow>
              <NumberField name="points_per_unit" label={t('accounting.pointsPerUnit')} required />
              <PriceField name="point_value" label={t('accounting.pointValue')} required />
            </FieldRow>
            <FieldRow>
              <NumberField name="least_points" label={t('accounting.leastPoints')} required />
              <NumberField
                name="points_expire_after_months"
                label={t('accounting.pointsExpire')}
                description={t('accounting.pointsExpireText')}
              />
            </FieldRow>
          </>
        )}
      </SettingsSection>
      <SettingsSection title={t('accounting.commission')} text={t('accounting.commissionText')}>
        <SelectField
          name="commission_basis"
          label={t('accounting.commissionBasis')}
          required
          options={commissionBases.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
        <SelectField
          name="commission_when"
          label={t('accounting.commissionWhen')}
          description={t('accounting.commissionWhenText')}
          required
          options={commissionMoments.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
        <SwitchField
          name="commission_before_discount"
          label={t('accounting.commissionBeforeDiscount')}
          description={t('accounting.commissionBeforeDiscountText')}
        />
        <SwitchField
          name="commission_absorbed"
          label={t('accounting.commissionAbsorbed')}
          description={t('accounting.commissionAbsorbedText')}
        />
      </SettingsSection>
      <SettingsSection title={t('accounting.salaries')} text={t('accounting.salariesText')}>
        <SelectField
          name="salaries_day"
          label={t('accounting.salariesDay')}
          required
          searchable={false}
          options={SALARY_DAYS.map((day) => ({
            value: day,
            label: day === 0 ? t('accounting.salariesNever') : t('accounting.salariesOn', { day }),
          }))}
        />
      </SettingsSection>
    </>
  );
}

/** Every month has these; 0 proposes none. */
const SALARY_DAYS = Array.from({ length: 29 }, (_, day) => day);

function MethodsField() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { value, onChange, error } = useField<string[]>({ name: 'payment_methods', label: t('accounting.methods') });
  return (
    <Checkbox.Group value={value} onChange={onChange} error={error} aria-label={t('accounting.methods')}>
      <div className={styles.checks}>
        {paymentMethods.choices.map(({ value: code, label }) => (
          <Checkbox key={code} value={String(code)} label={label[language]} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
