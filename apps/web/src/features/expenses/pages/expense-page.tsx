import { expensesContract, type Expense } from '@rawnaq/domain/expenses/expenses.contract';
import { expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { RecordPage } from '../../../ui/record-page';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { ExpenseForm } from '../components/expense-form';
import { ExpenseHeader } from '../components/expense-header';
import { ExpenseView } from '../components/expense-view';

const { recorded, proposed } = expenseStates.codes;

/** `?edit=1` shows the form: to put it right, or to confirm a proposal. */
export function ExpensePage() {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const [params] = useSearchParams();
  const id = Number(useParams()['id']);
  const expense = useRead(expensesContract.get, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  const mayEdit = usePermission('accounting.edit-expenses');
  const list = { label: pageWords.expenses[language], to: pathTo('merchant-accounting-expenses', language) };
  return (
    <RecordPage id={id} query={expense} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }} list={list}>
      {(record) =>
        mayEdit && params.has('edit') && isEditable(record) ? (
          <EditExpense key={id} expense={record} />
        ) : (
          <SeenExpense key={id} expense={record} />
        )
      }
    </RecordPage>
  );
}

const isEditable = ({ status, paid, stock_document_id }: Expense): boolean =>
  stock_document_id === null && (status === proposed || (status === recorded && paid === 0));

function SeenExpense({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  return (
    <>
      <ExpenseHeader expense={expense} />
      <DetailTabs
        label={expense.number}
        tabs={[
          { id: 'expense', label: t('tabs.expense'), content: () => <ExpenseView expense={expense} /> },
          {
            id: 'history',
            label: t('tabs.history'),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <HistoryTab entity="expenses" entityId={expense.id} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function EditExpense({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const navigate = useNavigate();
  const options = useRead(expensesContract.options, {}).data;
  const edit = useWrite(expensesContract.edit);
  const confirm = useWrite(expensesContract.confirm);
  const isProposal = expense.status === proposed;
  if (!options) return <LoadingState rows={8} />;
  return (
    <ExpenseForm
      title={t(isProposal ? 'confirmTitle' : 'editTitle', { number: `\u2066${expense.number}\u2069` })}
      options={options}
      expense={expense}
      takesPayment={isProposal}
      {...(isProposal && { submitLabel: t('confirm') })}
      onSave={async ({ payments, upload_ids, ...values }) => {
        if (isProposal) await confirm.mutateAsync({ id: expense.id, payments, upload_ids, ...values });
        else await edit.mutateAsync({ id: expense.id, ...values });
        toast('saved');
        const page = pathTo('merchant-accounting-expenses-expense-one', language, { id: expense.id });
        return () => void navigate(page, { replace: true });
      }}
    />
  );
}
