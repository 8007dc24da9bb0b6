import { addExpenseInput, type AddExpenseInput } from '@rawnaq/domain/expenses/expense-input';
import type { Expense, expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { expenseRepeats } from '@rawnaq/domain/expenses/expense.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { useField } from '../../../ui/fields/use-field';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PageHead } from '../../../ui/page-head';
import { SupplierField } from '../../suppliers';
import { DuplicateQuestion } from './duplicate-question';
import { ExpenseAside } from './expense-aside';
import { PaymentNow } from './payment-now';
import { useSuggestedVat } from './use-suggested-vat';
import styles from './expenses.module.css';

export type ExpenseOptions = OutputOf<(typeof expensesContract)['options']>;
type Props = {
  title: string;
  options: ExpenseOptions;
  expense?: Expense;
  /** A bill that was recorded is paid on its own page. */
  takesPayment?: boolean;
  submitLabel?: string;
  /** Saves, and says how to leave once nothing is unsaved any more. */
  onSave: (values: AddExpenseInput) => Promise<() => void>;
};

/** A bill: whose, how much, for which months, and how it is paid. */
export function ExpenseForm({ title, options, expense, takesPayment = false, submitLabel, onSave }: Props) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const leave = useRef<() => void>(undefined);
  const form = useZodForm(addExpenseInput, {
    supplier_id: expense?.supplier_id ?? null,
    supplier_invoice_number: expense?.supplier_invoice_number ?? '',
    invoice_date: expense?.invoice_date ?? options.today,
    type_id: expense?.type_id as number,
    net: expense?.net as number,
    vat: expense?.vat ?? 0,
    due_on: expense?.due_on ?? '',
    bill_from: expense?.bill_from ?? '',
    bill_to: expense?.bill_to ?? '',
    note: expense?.note ?? '',
    repeat_months: expense?.repeat_months ?? expenseRepeats.codes.never,
    repeat_by_itself: expense?.repeat_by_itself ?? false,
    save_duplicate: false,
    upload_ids: [],
    payments: [],
  });
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) leave.current?.();
  }, [isSubmitSuccessful]);
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        leave.current = await onSave(values);
      }}
    >
      <PageHead
        title={title}
        crumbs={[
          { label: pageWords.expenses[language], to: pathTo('merchant-accounting-expenses', language) },
          { label: title },
        ]}
      />
      <div className={styles.form}>
        <div>
          <section className={styles.section} aria-label={t('form.bill')}>
            <h2>{t('form.bill')}</h2>
            <div className={styles.three}>
              <SupplierField
                label={t('fields.supplier')}
                supplier={expense?.supplier_id ? { id: expense.supplier_id, name: expense.supplier ?? '' } : null}
              />
              <TextField name="supplier_invoice_number" label={t('fields.invoiceNumber')} maxLength={50} ltr />
              <DateField name="invoice_date" label={t('fields.invoiceDate')} max={options.today} required />
            </div>
            <DuplicateQuestion {...(expense && { except: expense.id })} />
            <div className={styles.three}>
              <TypeField options={options} {...(expense && { expense })} />
              <DateField name="due_on" label={t('fields.dueOn')} description={t('fields.dueOnText')} />
              <TextField name="note" label={t('fields.note')} maxLength={500} />
            </div>
          </section>
          <Amount rate={options.vat_rate} isKnown={expense !== undefined} />
          <section className={styles.section} aria-label={t('form.covers')}>
            <h2>{t('form.covers')}</h2>
            <div className={styles.three}>
              <DateField name="bill_from" label={t('fields.billFrom')} typed />
              <DateField name="bill_to" label={t('fields.billTo')} typed />
              <SelectField
                name="repeat_months"
                label={t('fields.repeats')}
                options={expenseRepeats.choices.map(({ value, label }) => ({ value, label: label[language] }))}
              />
            </div>
            <RepeatByItself />
          </section>
          {takesPayment && <Payment />}
        </div>
        <ExpenseAside withFiles={takesPayment} />
      </div>
      <SaveBar isNew {...(submitLabel && { submitLabel })} />
    </Form>
  );
}

function TypeField({ options, expense }: { options: ExpenseOptions; expense?: Expense }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  // What it had before stands here too, disabled or not.
  const types = [...options.types, ...(expense?.type_names ? [expense.type_names] : [])].filter(
    (one, index, all) => all.findIndex(({ id }) => id === one.id) === index,
  );
  return (
    <SelectField
      name="type_id"
      label={t('fields.type')}
      required
      searchable
      options={types.map(({ id, english_name, arabic_name }) => ({
        value: id,
        label: language === 'ar' ? arabic_name : english_name,
      }))}
    />
  );
}

function Amount({ rate, isKnown }: { rate: number; isKnown: boolean }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const { value: net } = useField<number | null>({ name: 'net', label: '' });
  const vat = useSuggestedVat(net ?? 0, rate, isKnown);
  return (
    <section className={styles.section} aria-label={t('form.amount')}>
      <h2>{t('form.amount')}</h2>
      <div className={styles.three}>
        <PriceField name="net" label={rate > 0 ? t('fields.net') : t('fields.total')} required />
        {rate > 0 && <PriceField name="vat" label={t('fields.vat', { rate: format.percent(rate / 100) })} required />}
        {rate > 0 && (
          <div className={styles.total}>
            <span>{t('fields.total')}</span>
            <output>{format.money((net ?? 0) + vat)}</output>
          </div>
        )}
      </div>
      {rate === 0 && <p className={styles.hint}>{t('form.noVat')}</p>}
    </section>
  );
}

function RepeatByItself() {
  const { t } = useTranslation('expenses');
  const months = useWatch({ name: 'repeat_months' }) as number;
  if (months === expenseRepeats.codes.never) return null;
  return <SwitchField name="repeat_by_itself" label={t('fields.byItself')} description={t('fields.byItselfText')} />;
}

function Payment() {
  const [net, vat] = useWatch({ name: ['net', 'vat'] }) as [number | null, number | null];
  return <PaymentNow total={(net ?? 0) + (vat ?? 0)} />;
}
