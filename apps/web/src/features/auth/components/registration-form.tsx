import { BUSINESS_TYPES } from '@rawnaq/domain/accounts/accounts.contract';
import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { countryName, countryOfTimeZone, gulfCountries, isGulf } from '@rawnaq/domain/kernel/places/countries';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { placesContract } from '@rawnaq/domain/places/places.contract';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '../../../lib/format';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { CityField } from '../../places';
import { ownWordsOf, registrationSchema, type RegistrationParsed, type RegistrationValues } from '../registration';
import { NewPasswordFields } from './new-password-fields';
import { TermsField } from './terms-field';
import styles from './door.module.css';

/** Everything typed but the password: what may be kept over a reload. */
export type RegistrationDraft = Partial<Omit<RegistrationValues, 'password' | 'password_repeat'>>;

type Props = {
  draft: RegistrationDraft;
  onDraft: (draft: RegistrationDraft) => void;
  onSubmit: (values: RegistrationParsed) => Promise<void>;
};

export function RegistrationForm({ draft, onDraft, onSubmit }: Props) {
  const { t } = useTranslation('auth');
  const form = useRegistrationForm(draft, onDraft);
  const typed = form.watch();
  return (
    <Form form={form} onSubmit={onSubmit} className={styles.form} unguarded>
      <SalonFields />
      <fieldset className={styles.group}>
        <legend>{t('trial.owner')}</legend>
        <TextField name="owner_name" label={t('trial.ownerName')} autoComplete="name" required maxLength={100} />
        <TextField name="email" type="email" label={t('email')} autoComplete="email" required ltr maxLength={200} />
        <PhoneField
          name="mobile"
          label={t('mobile')}
          description={t('trial.mobileHint')}
          country={typed.country}
          required
        />
        <NewPasswordFields label={t('password')} ownWords={ownWordsOf(typed)} />
      </fieldset>
      <TermsField name="accept_terms" label={t('trial.terms')} />
      <SubmitButton size="xl" fullWidth>
        {t('trial.action')}
      </SubmitButton>
    </Form>
  );
}

function SalonFields() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const country = useWatch<RegistrationValues, 'country'>({ name: 'country' });
  const places = useRead(placesContract.offered, {}, { ownFailure: true });
  // Until the platform has said which countries it offers, the Gulf is shown as it always was.
  const offered = places.data?.countries.filter((country) => isGulf(country.iso2)) ?? gulfCountries;
  return (
    <fieldset className={styles.group}>
      <legend>{t('trial.salon')}</legend>
      <NamePair label={{ en: t('trial.englishName'), ar: t('trial.arabicName') }} required />
      <SelectField
        name="business_type"
        label={t('trial.businessType')}
        required
        options={BUSINESS_TYPES.map((type) => ({ value: type, label: labelOf(businessTypes, type)[language] }))}
      />
      <div className={styles.row}>
        <SelectField
          name="country"
          label={t('trial.country')}
          required
          options={offered.map((country) => ({ value: country.iso2, label: countryName(country)[language] }))}
        />
        <CityField name="city" label={t('trial.city')} country={country} />
      </div>
    </fieldset>
  );
}

function useRegistrationForm(draft: RegistrationDraft, onDraft: (draft: RegistrationDraft) => void) {
  const { t } = useTranslation('auth');
  const passwordLabel = t('password');
  const schema = useMemo(() => registrationSchema(passwordLabel), [passwordLabel]);
  const form = useZodForm(schema, {
    english_name: '',
    arabic_name: '',
    city: '',
    owner_name: '',
    email: '',
    mobile: '',
    accept_terms: false,
    country: countryOfTimeZone(deviceTimeZone())?.iso2 ?? 'AE',
    ...draft,
    password: '',
    password_repeat: '',
  });
  const { watch } = form;
  useEffect(() => {
    const watching = watch(({ password: _password, password_repeat: _repeat, ...rest }) => onDraft(rest));
    return () => watching.unsubscribe();
  }, [watch, onDraft]);
  return form;
}
