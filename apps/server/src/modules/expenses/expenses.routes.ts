import { expensesContract, expensesList } from '@rawnaq/domain/expenses/expenses.contract';
import { toNameKey } from '@rawnaq/domain/kernel/text/search-key';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addExpense } from './add-expense';
import { cancelExpense, dismissExpense, setRepeat } from './cancel-expense';
import { confirmExpense, editExpense } from './edit-expense';
import { addExpenseFile, removeExpenseFile } from './expense-files';
import { expenseRows, twinsOf } from './expenses.query';
import { expenseOptions, getExpense, waitingExpenses } from './get-expense';
import { cancelExpensePayment, payExpense } from './pay-expense';
import { proposeSalaries } from './propose-expense';

const list = listUseCases(expensesList, expenseRows, {
  search: ['number', 'supplier_key', 'supplier_invoice_number', 'note'],
  fold: toNameKey,
  counts: 'counts',
});

const useCases: UseCases<typeof expensesContract> = {
  get_records: list.page,
  export: list.file,
  options: expenseOptions,
  waiting: waitingExpenses,
  get: getExpense,
  find_duplicates: async (ctx, asked) => ({ records: await twinsOf(ctx, asked) }),
  add: addExpense,
  edit: editExpense,
  confirm: confirmExpense,
  dismiss: dismissExpense,
  set_repeat: setRepeat,
  cancel: cancelExpense,
  pay: payExpense,
  cancel_payment: cancelExpensePayment,
  add_file: addExpenseFile,
  remove_file: removeExpenseFile,
  propose_salaries: proposeSalaries,
};

export const expensesRoutes = { contract: expensesContract, useCases };
