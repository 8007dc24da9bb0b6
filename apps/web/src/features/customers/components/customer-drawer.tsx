import { countries } from '@rawnaq/domain/kernel/places/countries';
import { addCustomerInput, customersContract, type CustomerRecord } from '@rawnaq/domain/customers/customers.contract';
import {
  contactPermissions,
  customerLanguages,
  genders,
  identificationMethods,
} from '@rawnaq/domain/customers/customer.states';
import type { Choice } from '@rawnaq/domain/kernel/list';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../lib/format';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

type Props = {
  /** Without one, somebody is added. */
  customer?: CustomerRecord;
  onClose: () => void;
  /** What was typed where somebody was looked for. */
  startWith?: { name?: string; mobile?: string };
  onAdded?: (id: number) => void;
};

/** Adds or changes a customer. Only name and mobile are asked for; the rest can wait. */
export function CustomerDrawer({ customer, onClose, startWith = {}, onAdded }: Props) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const today = useFormat().localDate(new Date());
  const form = useZodForm(addCustomerInput, valuesOf(customer, startWith));
  const add = useWrite(customersContract.add);
  const edit = useWrite(customersContract.edit);
  const options = (choices: readonly Choice[]) =>
    choices.map(({ value, label }) => ({ value, label: label[language] }));
  const nationalities = countries
    .map((one) => ({ value: one.id, label: language === 'ar' ? one.arabic_name : one.english_name }))
    .toSorted((a, b) => compareNames(language)(a.label, b.label));

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={customer ? t('form.editTitle') : t('form.addTitle')}
      {...(!customer && { submitLabel: t('add') })}
      form={form}
      onSubmit={async (values) => {
        if (customer) await edit.mutateAsync({ ...values, id: customer.id });
        else onAdded?.((await add.mutateAsync(values)).id);
        toast('saved');
      }}
    >
      <TextField name="name" label={t('form.name')} maxLength={100} required autoFocus />
      <PhoneField name="mobile" label={t('form.mobile')} required />
      <FieldRow>
        <SelectField name="gender" label={t('form.gender')} options={options(genders.choices)} />
        <DateField name="birth_date" typed label={t('form.birthDate')} max={today} />
      </FieldRow>
      <TextField name="email" label={t('form.email')} type="email" ltr />
      <SelectField
        name="preferred_language"
        label={t('form.language')}
        description={t('form.languageHint')}
        placeholder={t('form.languageGuessed')}
        options={options(customerLanguages.choices)}
        clearable
      />
      <FieldRow>
        <SelectField name="nationality_id" label={t('form.nationality')} options={nationalities} searchable clearable />
        <SelectField
          name="identification_method"
          label={t('form.identification')}
          options={options(identificationMethods.choices)}
          clearable
        />
      </FieldRow>
      <TextField name="trn" label={t('form.trn')} description={t('form.trnHint')} ltr />
      <TextareaField name="notes" label={t('form.notes')} maxLength={1000} />
      <SwitchField name="whatsapp_allowed" label={t('form.whatsapp')} description={t('form.whatsappHint')} />
    </FormDrawer>
  );
}

const valuesOf = (
  customer: CustomerRecord | undefined,
  { name = '', mobile = '' }: { name?: string; mobile?: string },
) => ({
  name: customer?.name ?? name,
  mobile: customer?.mobile ?? mobile,
  email: customer?.email ?? '',
  gender: customer?.gender ?? genders.codes.not_specific,
  nationality_id: customer?.nationality_id ?? null,
  birth_date: customer?.birth_date ?? null,
  identification_method: customer?.identification_method ?? null,
  preferred_language: (customer?.preferred_language ?? null) as 'ar' | null,
  trn: customer?.trn ?? '',
  notes: customer?.notes ?? '',
  whatsapp_allowed: customer ? customer.whatsapp === contactPermissions.codes.yes : true,
});
