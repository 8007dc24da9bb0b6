import { expenseRepeats, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { nextOf, salaryOfMonth } from '@rawnaq/domain/expenses/expense.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { endOfMonth, startOfMonth, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit, auditBySystem } from '../audit';
import { findSalariesType } from '../expense-types';
import { businessDay } from '../invoices';
import type { Bookkeeper, Entry } from '../ledger';
import { moveSupplierBalance } from '../suppliers';
import { earnedIn, numberText } from './expenses.query';
import { insertExpense, insertSalaries, takeNumber, type LockedExpense } from './expenses.repo';
import { entriesOfExpense } from './post-expense';

const { recorded, proposed } = expenseStates.codes;

/**
 * The next one of what repeats: proposed, or recorded where nobody wants to be asked. Once, whoever comes first.
 * Whoever
 * asks posts its entries.
 */
export async function repeatExpense(
  ctx: Bookkeeper,
  expense: LockedExpense,
): Promise<{ id: number; entries: Entry[] } | undefined> {
  const {
    id: repeated_from,
    number: _number,
    open_amount: _open,
    salary_month: _month,
    stock_document_id: _goods,
    ...facts
  } = expense;
  const columns = {
    ...facts,
    ...nextOf(expense),
    // The next bill has a number of its own.
    supplier_invoice_number: null,
    number_key: null,
  };
  const status = expense.repeat_by_itself ? recorded : proposed;
  const number = await takeNumber(ctx);
  const id = await insertExpense(ctx, {
    ...columns,
    number,
    status,
    open_amount: columns.total,
    repeated_from,
    created_by: null,
  });
  if (id === undefined) return undefined;
  await auditBySystem(ctx.tx, ctx.now, {
    account_id: ctx.accountId,
    action: status === recorded ? 'expenses.add' : 'expenses.propose',
    entity: 'expenses',
    entity_id: id,
    after: { number: numberText(number), invoice_date: columns.invoice_date, net: columns.net, vat: columns.vat },
  });
  if (status !== recorded) return { id, entries: [] };
  await moveSupplierBalance(ctx, columns.supplier_id, columns.total);
  return { id, entries: entriesOfExpense(id, columns, { created_by: null }) };
}

/** Salaries of the month and what was earned beside them, for everybody who was employed in it. */
export async function proposeSalariesOf(
  ctx: Bookkeeper,
  month: LocalDate,
  { due_on, created_by }: { due_on: LocalDate; created_by: number | null },
): Promise<{ id: number; number: number; net: number } | 'empty' | 'there'> {
  const [from, to] = [startOfMonth(month), endOfMonth(month)];
  const type = await findSalariesType(ctx);
  const people = (await earnedIn(ctx, { from, to }))
    .map(({ employee_id, commission, ...one }) => ({
      employee_id,
      salary: salaryOfMonth(one.salary, from, one),
      commission,
    }))
    .filter(({ salary, commission }) => salary > 0 || commission !== 0);
  const net = sumMinor(people.map(({ salary, commission }) => salary + commission));
  if (!type || net <= 0) return 'empty';
  const number = await takeNumber(ctx);
  const id = await insertExpense(ctx, {
    number,
    status: proposed,
    supplier_id: null,
    supplier_invoice_number: null,
    number_key: null,
    invoice_date: to,
    type_id: type.id,
    net,
    vat: 0,
    vat_rate: 0,
    total: net,
    due_on: due_on < to ? to : due_on,
    bill_from: from,
    bill_to: to,
    note: null,
    repeat_months: expenseRepeats.codes.never,
    repeat_by_itself: false,
    repeat_day: null,
    open_amount: net,
    salary_month: from,
    created_by,
  });
  if (id === undefined) return 'there';
  await insertSalaries(ctx, id, people);
  return { id, number, net };
}

/** A month that is over; the job does it by itself on the day of the settings. */
export const proposeSalaries: UseCase<(typeof expensesContract)['propose_salaries']> = async (ctx, { month }) => {
  const today = await businessDay(ctx);
  if (endOfMonth(month) >= today) throw new AppError('EXPENSE_DATE_AHEAD', { field: 'month' });
  const made = await proposeSalariesOf(ctx, month, { due_on: today, created_by: sessionOf(ctx).user.id });
  if (made === 'empty') throw new AppError('SALARIES_EMPTY');
  if (made === 'there') throw new AppError('SALARIES_ALREADY_PROPOSED');
  await audit(ctx, {
    action: 'expenses.propose',
    entity: 'expenses',
    entity_id: made.id,
    after: { number: numberText(made.number), net: made.net },
  });
  return { id: made.id };
};
