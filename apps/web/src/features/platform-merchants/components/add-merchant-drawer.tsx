import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { placesContract } from '@rawnaq/domain/places/places.contract';
import {
  addMerchantInput,
  platformMerchantsContract,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

const START = {
  english_name: '',
  arabic_name: '',
  business_type: 'women_salon',
  country: 'AE',
  city: '',
  owner_name: '',
  email: '',
  mobile: '',
  language: 'ar',
} as const;

/** Registers somebody who called. Afterwards the new merchant's page is open. */
export function AddMerchantDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useZodForm(addMerchantInput, { ...START });
  const add = useWrite(platformMerchantsContract.add, {
    onSuccess: () => toast('saved'),
  });
  const places = useRead(placesContract.offered, {}, { area: 'public' }).data;
  const nameOf = (place: { english_name: string; arabic_name: string }) =>
    language === 'ar' ? place.arabic_name : place.english_name;
  const country = form.watch('country');
  const countries = (places?.countries ?? []).map((one) => ({ value: one.iso2, label: nameOf(one) }));
  // The city is kept by its English name and said in the reader's language.
  const cities = (places?.cities ?? [])
    .filter((one) => one.country === country)
    .map((one) => ({ value: one.english_name, label: nameOf(one) }));
  const save = async (values: Parameters<typeof add.mutateAsync>[0]) => {
    const { account_id } = await add.mutateAsync(values);
    void navigate(pathTo('manager-merchants-one', language, { id: account_id }));
  };
  return (
    <FormDrawer
      opened
      onClose={onClose}
      width={560}
      title={t('add.title')}
      submitLabel={t('add.submit')}
      form={form}
      onSubmit={save}
    >
      <p>{t('add.text')}</p>
      <NamePair label={{ en: t('add.englishName'), ar: t('add.arabicName') }} required />
      <SelectField
        name="business_type"
        label={t('detail.business')}
        options={businessTypes.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
      <FieldRow>
        <SelectField name="country" label={t('customer.country')} options={countries} required />
        <SelectField name="city" label={t('detail.city')} options={cities} />
      </FieldRow>
      <TextField name="owner_name" label={t('detail.owner')} maxLength={100} required />
      <FieldRow>
        <PhoneField name="mobile" label={t('detail.mobile')} country={country} required />
        <TextField name="email" label={t('detail.email')} type="email" ltr required />
      </FieldRow>
      <SelectField
        name="language"
        label={t('add.language')}
        options={[
          { value: 'ar', label: t('detail.arabic') },
          { value: 'en', label: t('detail.english') },
        ]}
        required
      />
    </FormDrawer>
  );
}
