import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { Awaiting } from '../../../ui/states/loaded';
import { toast } from '../../../ui/toast';
import { ExpenseForm } from '../components/expense-form';

export function NewExpensePage() {
  const language = useLanguage();
  const navigate = useNavigate();
  const options = useRead(expensesContract.options, {}, { ownFailure: true });
  const add = useWrite(expensesContract.add);
  if (!options.data) return <Awaiting query={options} rows={8} />;
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
