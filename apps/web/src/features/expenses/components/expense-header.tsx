import { Button } from '@mantine/core';
import { expensesContract, type Expense } from '@rawnaq/domain/expenses/expenses.contract';
import { expenseRepeats, expenseStandings, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconCalendarDue, IconCash, IconCategory, IconPencil, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { StateText } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import { PayDrawer } from './pay-drawer';
import styles from './expenses.module.css';

const { recorded, proposed } = expenseStates.codes;

export function ExpenseHeader({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const format = useFormat();
  const seesSuppliers = usePermission('accounting.suppliers');
  const seesStock = usePermission('products.stock-operations');
  const standing = expenseStandings.rows[expense.standing];
  const supplier =
    expense.supplier_id !== null && seesSuppliers ? (
      <Link
        className={styles.link ?? ''}
        to={pathTo('merchant-accounting-suppliers-one', language, { supplierId: expense.supplier_id })}
      >
        <bdi>{expense.supplier}</bdi>
      </Link>
    ) : (
      <bdi>{expense.supplier}</bdi>
    );
  return (
    <DetailHeader
      crumbs={[
        { label: pageWords.expenses[language], to: pathTo('merchant-accounting-expenses', language) },
        { label: `\u2066${expense.number}\u2069` },
      ]}
      title={expense.number}
      badge={<StateText state={standing} />}
      facts={[
        ...(expense.supplier ? [{ icon: IconTruckDelivery, text: supplier }] : []),
        { icon: IconCategory, text: expense.type },
        { icon: IconCalendarDue, text: t('dueOn', { date: format.date(expense.due_on) }) },
      ]}
      actions={
        <>
          {expense.stock_document_id !== null && seesStock && (
            <Button
              variant="default"
              component={Link}
              to={`${pathTo('merchant-products-stock-operations', language)}?open=${expense.stock_document_id}`}
            >
              {t('openReceipt')}
            </Button>
          )}
          <Actions expense={expense} />
        </>
      }
    />
  );
}

function Actions({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const mayEdit = usePermission('accounting.edit-expenses');
  const [open, setOpen] = useState<'pay' | 'cancel'>();
  const cancel = useWrite(expensesContract.cancel, { onSuccess: () => toast('saved') });
  const dismiss = useWrite(expensesContract.dismiss, { onSuccess: () => toast('saved') });
  const setRepeat = useWrite(expensesContract.set_repeat, { onSuccess: () => toast('saved') });
  const { id, status, paid, repeat_months } = expense;
  if (!mayEdit) return null;
  const repeats = repeat_months !== expenseRepeats.codes.never;
  const ask = async () => {
    if (
      await confirm({ title: t('dismiss.title'), text: t('dismiss.text'), action: t('dismiss.action'), danger: true })
    )
      dismiss.mutate({ id });
  };
  const stop = async () => {
    if (await confirm({ title: t('stop.title'), text: t('stop.text'), action: t('stop.action'), danger: true }))
      setRepeat.mutate({ id, repeat_months: expenseRepeats.codes.never });
  };
  return (
    <>
      {repeats && !expense.is_repeated && (
        <Button variant="default" loading={setRepeat.isPending} onClick={() => void stop()}>
          {t('stop.action')}
        </Button>
      )}
      {status === proposed && (
        <>
          <Button variant="default" data-danger loading={dismiss.isPending} onClick={() => void ask()}>
            {t('dismiss.action')}
          </Button>
          <Button component={Link} to="?edit=1">
            {t('check')}
          </Button>
        </>
      )}
      {status === recorded && paid === 0 && expense.stock_document_id === null && (
        <>
          <Button variant="default" data-danger onClick={() => setOpen('cancel')}>
            {t('cancel.action')}
          </Button>
          <Button variant="default" component={Link} to="?edit=1" leftSection={<IconPencil size={18} stroke={1.75} />}>
            {t('edit')}
          </Button>
        </>
      )}
      {status === recorded && expense.open > 0 && (
        <Button leftSection={<IconCash size={18} stroke={1.75} />} onClick={() => setOpen('pay')}>
          {t('pay.action')}
        </Button>
      )}
      {open === 'pay' && <PayDrawer expense={expense} onClose={() => setOpen(undefined)} />}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('cancel.title', { number: `\u2066${expense.number}\u2069` })}
          text={t('cancel.text')}
          action={t('cancel.action')}
          onClose={() => setOpen(undefined)}
          onReason={(reason) => cancel.mutateAsync({ id, reason })}
        />
      )}
    </>
  );
}
