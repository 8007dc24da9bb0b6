import { emailText, localDate, mobile, requiredText } from '@rawnaq/domain/kernel/input/fields';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { MultiSelectField, SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { CodeField } from '../../../ui/fields/code-field';
import { DateField, TimeField } from '../../../ui/fields/date-fields';
import { NumberField, PercentField, PriceField } from '../../../ui/fields/number-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { NamePair, PasswordField, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FileField, ImageField } from '../../../ui/fields/upload-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import { FormPage } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

const schema = z.object({
  english_name: requiredText(),
  arabic_name: requiredText(),
  email: emailText(),
  password: requiredText(),
  mobile: mobile(),
  price: z.int().min(0),
  quantity: z.int().min(1),
  vat: z.int().min(0),
  type: requiredText(),
  days: z.array(z.string()).min(1),
  birthday: localDate(),
  opens: requiredText(),
  about: z.string().max(160),
  live: z.boolean(),
  logo: z.unknown(),
  document: z.unknown(),
  code: z.string().length(6),
});

const empty = {
  english_name: '',
  arabic_name: '',
  email: '',
  password: '',
  mobile: '',
  price: 12_500,
  quantity: 1,
  vat: 500,
  type: '2',
  days: ['mon', 'tue'],
  birthday: '',
  opens: '10:00:00',
  about: '',
  live: true,
  logo: null,
  document: null,
  code: '',
};

export function FormSpecimen() {
  const { t } = useTranslation('ui-kit');
  const form = useZodForm(schema, empty);
  return (
    <FormPage title={t('newCustomer')} form={form} onSubmit={() => toast('saved')}>
      <NamePair label={{ en: t('nameEnglish'), ar: t('nameArabic') }} required />
      <FieldRow>
        <TextField name="email" label={t('email')} type="email" ltr required />
        <PasswordField name="password" label={t('password')} isNew required />
      </FieldRow>
      <FieldRow>
        <PhoneField name="mobile" label={t('mobile')} required />
        <DateField name="birthday" label={t('birthday')} />
      </FieldRow>
      <FieldRow>
        <PriceField name="price" label={t('price')} />
        <NumberField name="quantity" label={t('quantity')} />
        <PercentField name="vat" label={t('vat')} />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="type"
          label={t('type')}
          options={[
            { value: '1', label: t('info') },
            { value: '2', label: t('success') },
          ]}
        />
        <TimeField name="opens" label={t('opens')} />
      </FieldRow>
      <MultiSelectField
        name="days"
        label={t('days')}
        options={[
          { value: 'mon', label: t('services.cut') },
          { value: 'tue', label: t('services.nails') },
          { value: 'wed', label: t('services.bath') },
        ]}
      />
      <TextareaField name="about" label={t('about')} maxLength={160} />
      <SwitchField name="live" label={t('live')} description={t('liveText')} />
      <FieldRow>
        <ImageField name="logo" label={t('logo')} />
        <FileField name="document" label={t('document')} />
      </FieldRow>
      <CodeField name="code" label={t('code')} />
    </FormPage>
  );
}
