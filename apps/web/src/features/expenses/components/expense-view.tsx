import { Button } from '@mantine/core';
import { expensesContract, type Expense } from '@rawnaq/domain/expenses/expenses.contract';
import { expensePaymentStates, expenseRepeats, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Facts } from '../../../ui/detail/facts';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { KeyFigures } from '../../../ui/key-figures';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { toast } from '../../../ui/toast';
import { InvoiceJournal } from '../../invoices';
import { ExpenseFiles } from './expense-files';
import { MonthBars } from './month-bars';
import styles from './expenses.module.css';

export function ExpenseView({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  return (
    <div className={styles.view}>
      <KeyFigures
        figures={[
          { label: t('fields.net'), value: <Money minor={expense.net} /> },
          { label: t('fields.vatPaid'), value: <Money minor={expense.vat} /> },
          { label: t('fields.total'), value: <Money minor={expense.total} /> },
          { label: t('fields.open'), value: <Money minor={expense.open} />, highlight: true },
        ]}
      />
      <div className={styles.form}>
        <div className={styles.cards}>
          <Bill expense={expense} />
          <Payments expense={expense} />
          {expense.salaries && <Salaries salaries={expense.salaries} />}
          <InvoiceJournal journals={expense.journals} />
        </div>
        <aside className={styles.aside}>
          {expense.months.length > 0 && (
            <Card title={t('months.title')} end={<span className={styles.quiet}>{t('months.withoutVat')}</span>}>
              <MonthBars months={expense.months} />
            </Card>
          )}
          <Card title={t('files.title')}>
            <ExpenseFiles expense={expense} />
          </Card>
        </aside>
      </div>
    </div>
  );
}

/** Words of either script beside each other, each in its own direction. */
const Parts = ({ of }: { of: readonly (string | null)[] }) => (
  <>
    {of
      .filter((part) => part !== null && part !== '')
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
  </>
);

function Bill({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const format = useFormat();
  const { bill_from, bill_to } = expense;
  return (
    <Card title={t('form.bill')}>
      <Facts
        lined
        facts={[
          { label: t('fields.invoiceDate'), value: format.date(expense.invoice_date) },
          ...(expense.supplier_invoice_number
            ? [{ label: t('fields.invoiceNumber'), value: <bdi dir="ltr">{expense.supplier_invoice_number}</bdi> }]
            : []),
          ...(bill_from && bill_to
            ? [{ label: t('form.covers'), value: `${format.date(bill_from)} – ${format.date(bill_to)}` }]
            : []),
          ...(expense.repeat_months !== expenseRepeats.codes.never
            ? [{ label: t('fields.repeats'), value: labelOf(expenseRepeats, expense.repeat_months)[language] }]
            : []),
          ...(expense.note ? [{ label: t('fields.note'), value: <bdi>{expense.note}</bdi> }] : []),
          {
            label: t('fields.addedBy'),
            value: <Parts of={[expense.created_by ?? t('byItself'), format.day(expense.created_at, new Date())]} />,
          },
          ...(expense.cancelled_at
            ? [
                {
                  label: t('cancel.done'),
                  value: <Parts of={[expense.cancelled_by, expense.cancel_reason]} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Payments({ expense: { payments, status } }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const format = useFormat();
  const mayEdit = usePermission('accounting.edit-expenses');
  const [asked, setAsked] = useState<number>();
  const cancel = useWrite(expensesContract.cancel_payment, { onSuccess: () => toast('saved') });
  if (payments.length === 0 && status !== expenseStates.codes.recorded) return null;
  return (
    <Card title={t('payments.title')}>
      {payments.length === 0 && <p className={styles.hint}>{t('payments.empty')}</p>}
      <ul className={styles.rows}>
        {payments.map(({ id, method, amount, day, status: state, ...payment }) => (
          <li key={id} data-cancelled={state === expensePaymentStates.codes.cancelled || undefined}>
            <span>
              <strong>{labelOf(paymentMethods, method)[language]}</strong>
              <small>
                <Parts
                  of={[
                    format.date(day),
                    payment.reference_number,
                    payment.note,
                    payment.created_by,
                    payment.cancel_reason,
                  ]}
                />
              </small>
            </span>
            <Money minor={amount} />
            {state === expensePaymentStates.codes.cancelled ? (
              <StatusBadge>{expensePaymentStates.rows.cancelled.label[language]}</StatusBadge>
            ) : (
              mayEdit && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => setAsked(id)}>
                  {t('payments.cancel')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <ReasonDialog
          title={t('payments.cancelTitle')}
          text={t('payments.cancelText')}
          action={t('payments.cancel')}
          onClose={() => setAsked(undefined)}
          onReason={(reason) => cancel.mutateAsync({ id: asked, reason })}
        />
      )}
    </Card>
  );
}

function Salaries({ salaries }: { salaries: NonNullable<Expense['salaries']> }) {
  const { t } = useTranslation('expenses');
  return (
    <Card title={t('salaries.title')}>
      <ul className={styles.rows}>
        {salaries.map(({ employee_id, employee, salary, commission }) => (
          <li key={employee_id}>
            <span>
              <strong>
                <bdi>{employee}</bdi>
              </strong>
              <small>
                {t('salaries.salary')} <Money minor={salary} bare /> · {t('salaries.commission')}{' '}
                <Money minor={commission} bare />
              </small>
            </span>
            <Money minor={salary + commission} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
