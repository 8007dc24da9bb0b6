import { ActionIcon, Button } from '@mantine/core';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { MOST_PAYMENTS } from '@rawnaq/domain/till/bill';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import styles from './customer-money.module.css';

const { cash, credit_card } = paymentMethods.codes;

/** One payment as a form begins with it. */
export const firstPayment = (amount: Minor | null = null) => ({
  method: cash,
  amount: amount as number,
  authorization_code: '',
  reference_number: '',
});

/** How money comes or goes: one way, or several where `open` says what they add up to at most. */
export function PaymentsField({ open }: { open?: Minor }) {
  const { t } = useTranslation('customer-money');
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'payments' });
  const payments = useWatch({ control, name: 'payments' }) as { amount: number | null }[] | undefined;
  const paid = (payments ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <>
      {fields.map((field, place) => (
        <div key={field.id} className={styles.payment}>
          <OnePayment place={place} />
          {fields.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              className={styles.drop}
              aria-label={t('dropWay')}
              onClick={() => remove(place)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          )}
        </div>
      ))}
      {open !== undefined && fields.length < MOST_PAYMENTS && (
        <Button
          variant="subtle"
          className={styles.more}
          leftSection={<IconPlus size={16} />}
          onClick={() => append(firstPayment(Math.max(open - paid, 0) || null))}
        >
          {t('anotherWay')}
        </Button>
      )}
    </>
  );
}

function OnePayment({ place }: { place: number }) {
  const { t } = useTranslation('customer-money');
  const language = useLanguage();
  const { control } = useFormContext();
  const taken = useRead(paymentsContract.options, {}).data?.methods ?? [cash];
  const method = useWatch({ control, name: `payments.${place}.method` }) as string;
  const options = paymentMethods.choices
    .filter(({ value }) => (taken as readonly unknown[]).includes(value))
    .map(({ value, label }) => ({ value, label: label[language] }));
  return (
    <div className={styles.fields}>
      <FieldRow>
        <PriceField name={`payments.${place}.amount`} label={t('amount')} required />
        <SelectField name={`payments.${place}.method`} label={t('method')} options={options} required />
      </FieldRow>
      {method === credit_card && (
        <TextField
          name={`payments.${place}.authorization_code`}
          label={t('authorizationCode')}
          maxLength={30}
          ltr
          required
        />
      )}
      {method !== cash && method !== credit_card && (
        <TextField name={`payments.${place}.reference_number`} label={t('referenceNumber')} maxLength={50} ltr />
      )}
    </div>
  );
}
