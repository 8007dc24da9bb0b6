import { ActionIcon, Button } from '@mantine/core';
import type { sellGiftCardInput } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import type { Currency } from '@rawnaq/domain/kernel/money';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { MOST_PAYMENTS } from '@rawnaq/domain/till/bill';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import type { ZodForm } from '../../../ui/form/use-zod-form';
import styles from './gift-cards.module.css';

type Method = CodeIn<typeof paymentMethods>;
type Props = {
  form: ZodForm<typeof sellGiftCardInput>;
  methods: readonly Method[];
  currency: Currency;
  /** What is not paid yet. */ open: number;
};

/** One payment, or several that add up to the value. */
export function Payments({ form, methods, currency, open }: Props) {
  const { t } = useTranslation('gift-cards');
  const language = useLanguage();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'payments' });
  const payments = form.watch('payments') ?? [];
  const options = paymentMethods.choices
    .filter(({ value }) => methods.some((method) => method === value))
    .map(({ value, label }) => ({ value, label: label[language] }));
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2>{t('payment')}</h2>
        <small>{t('paymentHint')}</small>
      </div>
      {fields.map((field, place) => (
        <div key={field.id} className={styles.payment}>
          <SelectField name={`payments.${place}.method`} label={t('method')} options={options} required />
          <PriceField name={`payments.${place}.amount`} label={t('amount')} currency={currency} required />
          {payments[place]?.method === paymentMethods.codes.credit_card ? (
            <TextField name={`payments.${place}.authorization_code`} label={t('authorization')} ltr required />
          ) : (
            <TextField name={`payments.${place}.reference_number`} label={t('reference')} ltr />
          )}
          {fields.length > 1 && (
            <ActionIcon
              className={styles.remove}
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('removePayment')}
              onClick={() => remove(place)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          )}
        </div>
      ))}
      {fields.length < MOST_PAYMENTS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => append({ method: methods[0]!, amount: Math.max(open, 0) })}
          >
            {t('addPayment')}
          </Button>
        </div>
      )}
    </section>
  );
}
