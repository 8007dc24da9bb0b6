import { Button, TextInput } from '@mantine/core';
import { addCustomerInput, customersContract } from '@rawnaq/domain/customers/customers.contract';
import { mobileKey, mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import { readInputAt } from '@rawnaq/domain/kernel/input/read-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../../lib/api-client';
import { claimFailure } from '../../../../lib/failure-policy';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead, useWrite } from '../../../../lib/query';
import { useHomeCode, useInputPlace } from '../../../../lib/use-input-place';
import { PhoneInput } from '../../../../ui/inputs/phone-input';
import { sayIssue } from '@rawnaq/domain/kernel/input/issues';
import type { CustomerChoice } from './customer-search';
import styles from './booking.module.css';

/** Shorter ones are still being typed. */
const SHORTEST_NUMBER = 8;
const isNumber = (text: string) => mobileSearchDigits(text).length > 0;

/** Name and mobile are enough to book somebody. */
export function QuickAdd({ text, onAdded }: { text: string; onAdded: (customer: CustomerChoice) => void }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const place = useInputPlace();
  const home = useHomeCode();
  const [name, setName] = useState(isNumber(text) ? '' : text.trim());
  const [mobile, setMobile] = useState(isNumber(text) ? text.trim() : '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useWrite(customersContract.add, { ownFailure: true });
  const key = mobileKey(mobile);
  const found = useRead(
    customersContract.search,
    { search: mobile.replace(/\D/g, '') },
    { enabled: key.length >= SHORTEST_NUMBER, ownFailure: true },
  );
  const known = found.data?.records.find((one) => mobileKey(one.mobile) === key);

  const submit = async () => {
    if (known) return onAdded(known);
    const values = readInputAt(place, () => addCustomerInput.safeParse({ name, mobile }));
    if (!values.success)
      return setErrors(
        Object.fromEntries(
          values.error.issues.map((issue) => [
            String(issue.path[0]),
            sayIssue(issue, language, issue.path[0] === 'mobile' ? t('newMobile') : t('newName')),
          ]),
        ),
      );
    try {
      const { id } = await add.mutateAsync({ name, mobile });
      onAdded({ id, name: values.data.name, mobile: values.data.mobile, type: 'new' });
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      claimFailure(error);
      setErrors(
        Object.keys(error.errors).length > 0
          ? Object.fromEntries(Object.entries(error.errors).map(([field, texts]) => [field, texts[0] ?? '']))
          : { mobile: error.message },
      );
    }
  };

  return (
    <div className={styles.quickAdd} role="group" aria-label={t('newCustomer')}>
      <TextInput
        label={t('newName')}
        value={name}
        maxLength={100}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PhoneInput
        label={t('newMobile')}
        value={mobile}
        onChange={setMobile}
        callingCode={home}
        error={errors['mobile']}
      />
      {known && (
        <p className={styles.known} role="status">
          <span>{t('knownNumber', { name: known.name })}</span>
          <Button size="compact-sm" variant="default" onClick={() => onAdded(known)}>
            {t('useKnown')}
          </Button>
        </p>
      )}
      {!known && (
        <Button size="lg" loading={add.isPending} onClick={() => void submit()}>
          {t('addCustomer')}
        </Button>
      )}
    </div>
  );
}
