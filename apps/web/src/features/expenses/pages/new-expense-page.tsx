import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { ErrorState, LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { ExpenseForm } from '../components/expense-form';

export function NewExpensePage() {
  const language = useLanguage();
  const navigate = useNavigate();
  const options = useRead(expensesContract.options, {}, { ownFailure: true });
  const add = useWrite(expensesContract.add);
  if (options.isError) return <ErrorState onRetry={() => void options.refetch()} />;
  if (!options.data) return <LoadingState rows={8} />;
  return (
    <ExpenseForm
      title={pageWords['new-expense'][language]}
      options={options.data}
      takesPayment
      onSave={async (values) => {
        const { id } = await add.mutateAsync(values);
        toast('saved');
        return () => void navigate(pathTo('merchant-accounting-expenses-expense-one', language, { id }));
      }}
    />
  );
}
