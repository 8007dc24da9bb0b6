import { addExpenseInput, type AddExpenseInput } from '@rawnaq/domain/expenses/expense-input';
import type { Expense, expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { expenseRepeats } from '@rawnaq/domain/expenses/expense.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { partOf } from '@rawnaq/domain/kernel/money';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useEffect, useRef, useState } from 'react';
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
import { SupplierPicker, type SupplierBrief } from '../../suppliers';
import { DuplicateQuestion } from './duplicate-question';
import { ExpenseAside } from './expense-aside';
import { PaymentNow } from './payment-now';
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
          {takesPayment && <PaymentNow methods={options.methods} />}
        </div>
        <ExpenseAside withFiles={takesPayment} />
      </div>
      <SaveBar isNew {...(submitLabel && { submitLabel })} />
    </Form>
  );
}

function SupplierField({ supplier }: { supplier: SupplierBrief | null }) {
  const { t } = useTranslation('expenses');
  const field = useField<number | null>({ name: 'supplier_id', label: t('fields.supplier') });
  const [chosen, setChosen] = useState(supplier);
  return (
    <SupplierPicker
      label={t('fields.supplier')}
      value={chosen}
      error={field.error}
      onChange={(next) => {
        setChosen(next);
        field.onChange(next?.id ?? null);
      }}
    />
  );
}

function TypeField({ options, expense }: { options: ExpenseOptions; expense?: Expense }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  // What it had before stands here too, disabled or not.
  const types = [...options.types, ...(expense ? [expense.type_names] : [])].filter(
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

/** VAT follows the amount until somebody types what the bill says. */
function Amount({ rate, isKnown }: { rate: number; isKnown: boolean }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const { value: net } = useField<number | null>({ name: 'net', label: '' });
  const vat = useField<number | null>({ name: 'vat', label: '' });
  const suggested = useRef<number | null>(isKnown ? null : 0);
  useEffect(() => {
    if (rate === 0 || suggested.current === null || suggested.current !== (vat.value ?? 0)) return;
    const next = partOf(net ?? 0, rate);
    if (next === vat.value) return;
    suggested.current = next;
    vat.onChange(next);
    // Only a new amount suggests another VAT; one that was typed stays.
  }, [net, rate]); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <section className={styles.section} aria-label={t('form.amount')}>
      <h2>{t('form.amount')}</h2>
      <div className={styles.three}>
        <PriceField name="net" label={rate > 0 ? t('fields.net') : t('fields.total')} required />
        {rate > 0 && <PriceField name="vat" label={t('fields.vat', { rate: format.percent(rate / 100) })} required />}
        {rate > 0 && (
          <div className={styles.total}>
            <span>{t('fields.total')}</span>
            <output>{format.money((net ?? 0) + (vat.value ?? 0))}</output>
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
