import { Button, TextInput } from '@mantine/core';
import { customerErrors } from '@rawnaq/domain/customers/customer.errors';
import { addCustomerInput, customersContract, type CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { mobileKey, mobileSearchDigits, normaliseMobile } from '@rawnaq/domain/kernel/input/phone';
import { readInputAt } from '@rawnaq/domain/kernel/input/read-input';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../../lib/api-client';
import { reactToFailure } from '../../../../lib/failure-policy';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead, useWrite } from '../../../../lib/query';
import { useHomeCode, useInputPlace } from '../../../../lib/use-input-place';
import { PhoneInput } from '../../../../ui/inputs/phone-input';
import { sayIssue } from '@rawnaq/domain/kernel/input/issues';
import type { CustomerChoice } from './customer-search';
import styles from './booking.module.css';

type Values = { name: string; mobile: string };
type Props = {
  /** What stands in the search; it stands here too until these fields are written in. */
  text: string;
  onAdded: (customer: CustomerChoice) => void;
  onTyped: () => void;
};

/** Name and mobile are enough to book somebody. */
export function QuickAdd({ text, onAdded, onTyped }: Props) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const place = useInputPlace();
  const home = useHomeCode();
  const [typed, setTyped] = useState<Values>();
  const [errors, setErrors] = useState<Partial<Values>>({});
  const add = useWrite(customersContract.add, { ownFailure: true });
  const values = typed ?? valuesOf(text);
  const known = useKnown(values.mobile);
  const isDisabled = known?.status === recordStates.codes.disabled;
  const type = (part: Partial<Values>) => {
    setTyped({ ...values, ...part });
    setErrors({});
    onTyped();
  };

  const submit = async () => {
    const read = readInputAt(place, () => addCustomerInput.safeParse(values));
    if (!read.success)
      return setErrors(
        Object.fromEntries(
          read.error.issues.map((issue) => [
            String(issue.path[0]),
            sayIssue(issue, language, issue.path[0] === 'mobile' ? t('newMobile') : t('newName')),
          ]),
        ),
      );
    try {
      const { id } = await add.mutateAsync(values);
      onAdded({ id, name: read.data.name, mobile: read.data.mobile, type: 'new' });
    } catch (error) {
      const refused = refusedFields(error);
      // What is about no field is told as any other failure of a booking is.
      if (!refused) return reactToFailure(error, 'write');
      setErrors(refused);
    }
  };

  return (
    <div className={styles.quickAdd} role="group" aria-label={t('newCustomer')}>
      <TextInput
        label={t('newName')}
        value={values.name}
        maxLength={100}
        error={errors.name}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <PhoneInput
        label={t('newMobile')}
        value={values.mobile}
        onChange={(mobile) => type({ mobile })}
        callingCode={home}
        error={errors.mobile}
      />
      {known && (
        <p className={styles.known} role="status">
          <span>
            {t('knownNumber', { name: known.name })} {isDisabled && customerErrors.CUSTOMER_DISABLED[language]}
          </span>
          {!isDisabled && (
            <Button size="compact-sm" variant="default" onClick={() => onAdded(known)}>
              {t('useKnown')}
            </Button>
          )}
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

const isNumber = (text: string) => mobileSearchDigits(text).length > 0;
const valuesOf = (text: string): Values =>
  isNumber(text) ? { name: '', mobile: text.trim() } : { name: text.trim(), mobile: '' };

/** Who has the number, as soon as it is whole; typed as it is dialled at home, in either digits, it is the same one. */
function useKnown(mobile: string): CustomerBrief | undefined {
  const number = normaliseMobile(mobile, useHomeCode());
  const found = useRead(
    customersContract.search,
    { search: number ?? '' },
    { enabled: number !== undefined, ownFailure: true },
  );
  return found.data?.records.find((one) => number !== undefined && mobileKey(one.mobile) === mobileKey(number));
}

function refusedFields(error: unknown): Partial<Values> | undefined {
  if (!isApiFailure(error)) return undefined;
  const { name, mobile } = error.errors;
  return name || mobile ? { name: name?.[0] ?? '', mobile: mobile?.[0] ?? '' } : undefined;
}
