import { Button } from '@mantine/core';
import { expensesContract, expensesList, type ExpenseRow } from '@rawnaq/domain/expenses/expenses.contract';
import { expenseStandings } from '@rawnaq/domain/expenses/expense.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { addMonths, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { IconCash, IconPlus, IconReceipt, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { ListPage } from '../../../ui/list-page/list-page';
import { Money } from '../../../ui/money';
import { PayDrawer } from '../components/pay-drawer';

const { proposed, overdue, not_paid, partially_paid } = expenseStandings.codes;

/** Every bill with what is left of it. `?open=` leads to one. */
export function ExpensesPage() {
  const [params] = useSearchParams();
  const language = useLanguage();
  const open = Number(params.get('open'));
  return Number.isSafeInteger(open) && open > 0 ? (
    <Navigate replace to={pathTo('merchant-accounting-expenses-expense-one', language, { id: open })} />
  ) : (
    <AllExpenses />
  );
}

function AllExpenses() {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const navigate = useNavigate();
  const [paid, setPaid] = useState<ExpenseRow>();
  const [mayEdit, seesSalaries] = [usePermission('accounting.edit-expenses'), usePermission('employees.salary')];
  const one = ({ id }: { id: number }) => pathTo('merchant-accounting-expenses-expense-one', language, { id });
  const today = useFormat().today();
  const propose = useWrite(expensesContract.propose_salaries, { onSuccess: (made) => void navigate(one(made)) });
  const add = mayEdit && (
    <Button
      component={Link}
      to={pathTo('merchant-accounting-expenses-expense', language)}
      leftSection={<IconPlus size={18} />}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={expensesList}
        searchLabel={t('search')}
        lead={<Waiting />}
        primaryAction={add}
        to={one}
        empty={{ icon: IconReceipt, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        rowActions={(row) =>
          mayEdit && row.open > 0 ? [{ label: t('pay.action'), icon: IconCash, onClick: () => setPaid(row) }] : []
        }
        {...(mayEdit &&
          seesSalaries && {
            moreActions: [
              {
                label: t('proposeSalaries'),
                icon: IconUsers,
                onClick: () => propose.mutate({ month: addMonths(startOfMonth(today), -1) }),
              },
            ],
          })}
      />
      {paid && <PayDrawer key={paid.id} expense={paid} onClose={() => setPaid(undefined)} />}
    </>
  );
}

/** What waits for somebody: each figure shows its own expenses; once more, all of them. */
function Waiting() {
  const { t } = useTranslation('expenses');
  const [params] = useSearchParams();
  const waiting = useRead(expensesContract.waiting, {}, { ownFailure: true }).data;
  if (!waiting) return null;
  const chosen = params.get('f.standing') ?? '';
  const figures = [
    { key: 'overdue', standing: overdue, ...waiting.overdue },
    { key: 'due', standing: `${not_paid},${partially_paid}`, ...waiting.due },
    { key: 'proposed', standing: proposed, ...waiting.proposed },
  ] as const;
  return (
    <KeyFigures
      figures={figures.map(({ key, standing, count, amount }) => ({
        label: t(`waiting.${key}`),
        value: <Money minor={amount} />,
        note: t('bills', { count }),
        highlight: chosen === standing,
        to: chosen === standing ? '?' : `?f.standing=${encodeURIComponent(standing)}`,
      }))}
    />
  );
}
