import { PAYS_SUPPLIERS } from '@rawnaq/domain/expenses/bill-facts';
import { expenseStandings } from '@rawnaq/domain/expenses/expense.states';
import { spreadOver } from '@rawnaq/domain/expenses/expense.rules';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { UseCase } from '../../http/bind-contract';
import { activeExpenseTypes } from '../expense-types';
import { businessDay, readSellingSalon } from '../invoices';
import { journalLinesOfExpense } from '../ledger';
import { uploadUrl } from '../uploads';
import { expenseFacts, expenseRows, filesOf, paymentsOf, salariesOf, waitingSums } from './expenses.query';

type Expenses = typeof expensesContract;

export const getExpense: UseCase<Expenses['get']> = async (ctx, { id }) => {
  const row = await (await expenseRows(ctx)).where('e.id', '=', id).executeTakeFirst();
  const facts = row && (await expenseFacts(ctx, id));
  if (!row || !facts) throw new AppError('NOT_FOUND');
  const { english_name, arabic_name, ...more } = facts;
  const [payments, files, salaries, journals] = await Promise.all([
    paymentsOf(ctx, id),
    filesOf(ctx, id),
    more.salary_month !== null && can(ctx.permissions, 'employees.salary') ? salariesOf(ctx, id) : null,
    journalLinesOfExpense(ctx, id),
  ]);
  return {
    ...row,
    ...more,
    type_names:
      row.type_id !== null && english_name !== null && arabic_name !== null
        ? { id: row.type_id, english_name, arabic_name }
        : null,
    // Goods are no cost before they are sold.
    months: more.stock_document_id === null ? spreadOver(row.net, { ...row, ...more }) : [],
    payments,
    files: files.map((file) => ({ ...file, url: uploadUrl(ctx.area, file.unique_id) })),
    salaries,
    journals,
  };
};

export const expenseOptions: UseCase<Expenses['options']> = async (ctx) => {
  const [salon, types] = await Promise.all([readSellingSalon(ctx), activeExpenseTypes(ctx)]);
  return { types, methods: [...PAYS_SUPPLIERS], vat_rate: salon.vat_rate, today: salon.day };
};

/** What waits for somebody, as the list sums it up. */
export const waitingExpenses: UseCase<Expenses['waiting']> = async (ctx) => {
  const found = await waitingSums(ctx, await businessDay(ctx));
  const over = (...standings: readonly string[]) => ({
    count: sumMinor(found.filter(({ standing }) => standings.includes(standing)).map(({ count }) => count)),
    amount: sumMinor(found.filter(({ standing }) => standings.includes(standing)).map(({ amount }) => amount)),
  });
  const { overdue, not_paid, partially_paid, proposed } = expenseStandings.codes;
  return { overdue: over(overdue), due: over(not_paid, partially_paid), proposed: over(proposed) };
};
