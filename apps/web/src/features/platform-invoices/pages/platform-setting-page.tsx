import { SegmentedControl } from '@mantine/core';
import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { countryName, gulfCountries, type GulfIso2 } from '@rawnaq/domain/kernel/places/countries';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { accountPricesContract } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField, PercentField } from '../../../ui/fields/number-fields';
import { LanguagePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PageHead } from '../../../ui/page-head';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { Awaiting, Loaded } from '../../../ui/states/loaded';
import { toast } from '../../../ui/toast';
import { GatewaySettings } from '../../settings';
import { PriceFields } from '../components/price-fields';
import styles from '../components/platform-invoices.module.css';

export function PlatformSettingPage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  return (
    <>
      <PageHead title={pageWords['platform-setting'][language]} />
      <DetailTabs
        label={pageWords['platform-setting'][language]}
        tabs={[
          { id: 'prices', label: t('setting.tabs.prices'), content: () => <Prices /> },
          {
            id: 'users',
            label: t('setting.tabs.users'),
            content: () => (
              <Loaded endpoint={accountPricesContract.get_limits}>{(limits) => <UsersForm limits={limits} />}</Loaded>
            ),
          },
          {
            id: 'billing',
            label: t('setting.tabs.billing'),
            content: () => (
              <Loaded endpoint={accountPricesContract.get_billing}>
                {(answer) => <BillingForm answer={answer} />}
              </Loaded>
            ),
          },
        ]}
      />
    </>
  );
}

export function PlatformGatewayPage() {
  const language = useLanguage();
  return (
    <>
      <PageHead title={pageWords['payment-gateway'][language]} />
      <GatewaySettings
        get={paymentGatewayContract.get_of_platform}
        save={paymentGatewayContract.save_of_platform}
        test={paymentGatewayContract.test_of_platform}
        webhook={paymentGatewayContract.webhook_of_platform}
        isReadOnly={!usePermission('platform-settings.edit')}
      />
    </>
  );
}

function Prices() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const [country, setCountry] = useState<GulfIso2>('AE');
  const prices = useRead(accountPricesContract.get, { country }, { ownFailure: true });
  return (
    <div className={styles.stack}>
      <SegmentedControl
        aria-label={t('setting.country')}
        value={country}
        onChange={(chosen) => setCountry(gulfCountries.find(({ iso2 }) => iso2 === chosen)?.iso2 ?? country)}
        data={gulfCountries.toReversed().map((one) => ({ value: one.iso2, label: countryName(one)[language] }))}
        className={styles.countries ?? ''}
      />
      <Awaiting query={prices} rows={6} />
      {prices.data && <PriceFields key={country} country={country} answer={prices.data} />}
    </div>
  );
}

/** How many people of a salon may sign in; more of them are bought as extra users. */
function UsersForm({ limits }: { limits: OutputOf<typeof accountPricesContract.get_limits> }) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const form = useZodForm(accountPricesContract.save_limits.input, limits);
  const save = useWrite(accountPricesContract.save_limits, { onSuccess: () => toast('saved') });
  const disabled = !usePermission('platform-settings.edit');
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <SettingsSection title={t('setting.usersTitle')} text={t('setting.usersText')}>
        {accountTiers.choices.map(({ value, label }) => (
          <NumberField key={value} name={String(value)} label={label[language]} disabled={disabled} />
        ))}
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}

function BillingForm({ answer: { values } }: { answer: OutputOf<typeof accountPricesContract.get_billing> }) {
  const { t } = useTranslation('platform-invoices');
  const form = useZodForm(accountPricesContract.save_billing.input, values);
  const save = useWrite(accountPricesContract.save_billing, { onSuccess: () => toast('saved') });
  const disabled = !usePermission('platform-settings.edit');
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <SettingsSection title={t('setting.seller')} text={t('setting.sellerText')}>
        <LanguagePair
          english={
            <TextField
              name="legal_english_name"
              label={t('setting.legalEnglish')}
              maxLength={120}
              disabled={disabled}
            />
          }
          arabic={
            <TextField name="legal_arabic_name" label={t('setting.legalArabic')} maxLength={120} disabled={disabled} />
          }
        />
        <LanguagePair
          english={
            <TextareaField name="english_address" dir="ltr" label={t('setting.englishAddress')} disabled={disabled} />
          }
          arabic={
            <TextareaField name="arabic_address" dir="rtl" label={t('setting.arabicAddress')} disabled={disabled} />
          }
        />
        <FieldRow>
          <TextField name="email" label={t('setting.email')} ltr disabled={disabled} />
          <TextField name="telephone" label={t('setting.telephone')} ltr disabled={disabled} />
        </FieldRow>
      </SettingsSection>
      <SettingsSection title={t('setting.vat')} text={t('setting.vatText')}>
        <SwitchField name="vat_active" label={t('setting.vatActive')} disabled={disabled} />
        <FieldRow>
          <PercentField name="vat_rate" label={t('setting.vatRate')} disabled={disabled} />
          <TextField name="trn" label={t('setting.trn')} maxLength={20} ltr disabled={disabled} />
        </FieldRow>
      </SettingsSection>
      <SettingsSection title={t('setting.terms')}>
        <NumberField name="due_days" label={t('setting.dueDays')} disabled={disabled} />
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
