import { payExpenseInput } from '@rawnaq/domain/expenses/expense-input';
import { expensesContract, type ExpenseRow } from '@rawnaq/domain/expenses/expenses.contract';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import styles from './expenses.module.css';

const { cash, transfer } = paymentMethods.codes;
type Props = { expense: Pick<ExpenseRow, 'id' | 'number' | 'supplier' | 'type' | 'open'>; onClose: () => void };

/** All that is left, unless somebody types less. */
export function PayDrawer({ expense, onClose }: Props) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const options = useRead(expensesContract.options, {}).data;
  const form = useZodForm(payExpenseInput, {
    id: expense.id,
    method: transfer,
    amount: expense.open,
    reference_number: '',
    day: '',
    note: '',
  });
  const pay = useWrite(expensesContract.pay, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('pay.title', { number: `\u2066${expense.number}\u2069` })}
      submitLabel={t('pay.action')}
      form={form}
      onSubmit={(values) => pay.mutateAsync(values)}
    >
      <p className={styles.hint}>
        {t('pay.text', { name: expense.supplier ?? expense.type, amount: format.money(expense.open) })}
      </p>
      <FieldRow>
        <PriceField name="amount" label={t('fields.amount')} required />
        <MethodField methods={options?.methods ?? [transfer]} />
      </FieldRow>
      <Reference />
      <DateField
        name="day"
        label={t('fields.paidOn')}
        description={t('fields.paidOnText')}
        {...(options && { max: options.today })}
      />
      <TextareaField name="note" label={t('fields.note')} maxLength={500} />
    </FormDrawer>
  );
}

function MethodField({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  return (
    <SelectField
      name="method"
      label={t('fields.method')}
      required
      options={paymentMethods.choices
        .filter(({ value }) => methods.includes(String(value)))
        .map(({ value, label }) => ({ value, label: label[language] }))}
    />
  );
}

function Reference() {
  const { t } = useTranslation('expenses');
  const method = useWatch({ name: 'method' }) as string;
  return method === cash ? null : (
    <TextField name="reference_number" label={t('fields.reference')} maxLength={50} ltr />
  );
}
