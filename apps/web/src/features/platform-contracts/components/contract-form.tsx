import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { contractPeriods } from '@rawnaq/domain/platform-contracts/contract.states';
import {
  contractInput,
  type ContractInput,
  type ContractTemplate,
  type MerchantChoice,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { LanguagePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, Fields } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { ContractPreview } from './contract-preview';
import { currencyOr } from './contract-key';
import { MerchantField } from './merchant-field';
import styles from './contracts.module.css';

type Parsed = z.output<typeof contractInput>;
type Props = {
  start: DefaultValues<ContractInput>;
  merchant?: MerchantChoice;
  /** Of one that is there already. */ number?: string;
  templates: readonly ContractTemplate[];
  platform: string;
  onSave: (values: Parsed) => Promise<void>;
};

/** Who, what and until when, and beside it the contract as it will be read. */
export function ContractForm({ start, merchant: known, number, templates, platform, onSave }: Props) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const form = useZodForm(contractInput, start);
  const [merchant, setMerchant] = useState(known);
  const choose = (chosen: MerchantChoice): void => {
    setMerchant(chosen);
    // What is known of the merchant stands there; everything can be changed.
    const after = chosen.ends_on && chosen.ends_on >= chosen.today ? addDays(chosen.ends_on, 1) : chosen.today;
    const { setValue } = form;
    setValue('language', chosen.language === 'en' ? 'en' : 'ar');
    setValue('signer_name', chosen.owner_name ?? '');
    setValue('signer_email', chosen.owner_email ?? '');
    setValue('signer_mobile', chosen.owner_mobile ?? '');
    setValue('starts_on', after);
    setValue('ends_on', addDays(addMonths(after, 12), -1));
    setValue('sign_until', addDays(chosen.today, 14));
  };
  const words = (choices: typeof accountTiers.choices) =>
    choices.map(({ value, label }) => ({ value, label: label[language] }));
  const currency = merchant && currencyOr(merchant.currency);
  return (
    <Form form={form} onSubmit={onSave}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={t('form.who')}>
            <Fields>
              {known ? null : <MerchantField chosen={merchant} onChoose={choose} />}
              <FieldRow>
                <SelectField
                  name="template_id"
                  label={t('form.template')}
                  required
                  options={templates.map((one) => ({
                    value: one.id,
                    label: language === 'ar' ? one.arabic_name : one.english_name,
                  }))}
                />
                <SelectField
                  name="language"
                  label={t('form.language')}
                  required
                  options={[
                    { value: 'ar', label: t('form.arabic') },
                    { value: 'en', label: t('form.english') },
                  ]}
                />
              </FieldRow>
            </Fields>
          </Card>
          <Card title={t('form.terms')}>
            <Fields>
              <FieldRow>
                <SelectField name="tier" label={t('form.tier')} required options={words(accountTiers.choices)} />
                <SelectField name="period" label={t('form.period')} required options={words(contractPeriods.choices)} />
              </FieldRow>
              <PriceField name="price" label={t('form.price')} required {...(currency && { currency })} />
              <FieldRow>
                <DateField name="starts_on" label={t('form.startsOn')} required />
                <DateField name="ends_on" label={t('form.endsOn')} required />
              </FieldRow>
            </Fields>
          </Card>
          <Card title={t('form.signing')}>
            <Fields>
              <TextField name="signer_name" label={t('form.signerName')} required maxLength={100} />
              <FieldRow>
                <TextField
                  name="signer_email"
                  label={t('form.signerEmail')}
                  description={t('form.addressHint')}
                  type="email"
                  ltr
                />
                <PhoneField name="signer_mobile" label={t('form.signerMobile')} description={'\u00a0'} />
              </FieldRow>
              <DateField
                name="sign_until"
                label={t('form.signUntil')}
                required
                {...(merchant && { min: merchant.today })}
              />
            </Fields>
          </Card>
          <Card title={t('form.special')}>
            <p>{t('form.specialHint')}</p>
            <LanguagePair
              english={
                <TextareaField
                  name="special_english"
                  label={t('form.specialEnglish')}
                  maxLength={3000}
                  rows={3}
                  dir="ltr"
                />
              }
              arabic={
                <TextareaField
                  name="special_arabic"
                  label={t('form.specialArabic')}
                  maxLength={3000}
                  rows={3}
                  dir="rtl"
                />
              }
            />
          </Card>
        </div>
        <aside className={styles.aside}>
          <ContractPreview merchant={merchant} templates={templates} platform={platform} number={number} />
        </aside>
      </div>
      <SaveBar isNew submitLabel={t('form.save')} />
    </Form>
  );
}
