import { SegmentedControl } from '@mantine/core';
import { PAYS_SUPPLIERS } from '@rawnaq/domain/expenses/bill-facts';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import styles from './expenses.module.css';

type Mode = 'later' | 'full' | 'part';
const { cash, transfer } = paymentMethods.codes;

/** Later, all of it or a part: the form's `payments` has none or one. */
export function PaymentNow({ total }: { total: number }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const format = useFormat();
  const { setValue, getValues } = useFormContext();
  const [mode, setMode] = useState<Mode>('later');
  const [method, amount, due] = useWatch({ name: ['payments.0.method', 'payments.0.amount', 'due_on'] }) as [
    string | undefined,
    number | null,
    string | null,
  ];
  useEffect(() => {
    if (mode === 'full') setValue('payments.0.amount', total);
  }, [mode, total, setValue]);
  const choose = (next: Mode) => {
    setMode(next);
    const known = (getValues('payments') as object[])[0] ?? { method: transfer, reference_number: '' };
    setValue('payments', next === 'later' ? [] : [{ ...known, amount: next === 'full' ? total : null }], {
      shouldDirty: true,
    });
  };
  const options = paymentMethods.choices
    .filter(({ value }) => PAYS_SUPPLIERS.some((one) => one === value))
    .map(({ value, label }) => ({ value, label: label[language] }));
  const open = total - (mode === 'later' ? 0 : (amount ?? 0));
  return (
    <section className={styles.section} aria-label={t('form.payment')}>
      <h2>{t('form.payment')}</h2>
      <div className={styles.three}>
        <div className={styles.mode}>
          <span>{t('fields.paid')}</span>
          <SegmentedControl
            value={mode}
            aria-label={t('fields.paid')}
            onChange={(next) => choose(next as Mode)}
            data={(['later', 'full', 'part'] as const).map((value) => ({ value, label: t(`paid.${value}`) }))}
          />
        </div>
        {mode === 'part' && <PriceField name="payments.0.amount" label={t('fields.paidNow')} required />}
        {mode !== 'later' && (
          <SelectField name="payments.0.method" label={t('fields.method')} options={options} required />
        )}
        {mode !== 'later' && method !== cash && (
          <TextField name="payments.0.reference_number" label={t('fields.reference')} maxLength={50} ltr />
        )}
      </div>
      <p className={styles.hint}>
        {open > 0
          ? due
            ? t('form.unpaidDue', { amount: format.money(open), date: format.date(due) })
            : t('form.unpaid', { amount: format.money(open) })
          : total > 0 && t('form.settled')}
      </p>
    </section>
  );
}
