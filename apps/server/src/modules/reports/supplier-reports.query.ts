import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { statementLines, type supplierStatementReport } from '@rawnaq/domain/reports/books/supplier-reports';
import { sql } from 'kysely';
import { expensePaymentState, expenseState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { numberText } from '../expenses';
import type { SummaryServer } from './report-server';

const { opening, bill, payment } = statementLines.codes;

export const supplierStatementServer: SummaryServer<typeof supplierStatementReport> = {
  async answer(ctx, { from, to, subject }) {
    const moves = await movesOf(ctx, subject ?? 0, to);
    const older = moves.filter(({ day }) => day < from);
    const own = moves.filter(({ day }) => day >= from);
    const over = (some: readonly Move[], kind: Move['kind']) =>
      sumMinor(some.filter((move) => move.kind === kind).map(({ amount }) => amount));
    const start = over(older, bill) - over(older, payment);
    let balance = start;
    const lines = own.map(({ id, expense_id, number, kind, amount, ...move }) => {
      balance += kind === bill ? amount : -amount;
      return {
        ...move,
        id: `${kind}-${id}`,
        kind,
        number: numberText(number),
        billed: kind === bill ? amount : null,
        paid: kind === payment ? amount : null,
        balance,
        query: `open=${expense_id}`,
      };
    });
    const before = {
      id: opening,
      day: from,
      kind: opening,
      number: '',
      document: null,
      due_on: null,
      billed: null,
      paid: null,
      balance: start,
      query: '',
    };
    return {
      rows: start === 0 && older.length === 0 ? lines : [before, ...lines],
      figures: { opening: start, billed: over(own, bill), paid: over(own, payment), owed: balance },
    };
  },
};

type Move = {
  id: number;
  expense_id: number;
  number: number;
  kind: typeof bill | typeof payment;
  day: LocalDate;
  document: string | null;
  due_on: LocalDate | null;
  amount: number;
};

/** Every bill that stands and every payment for one, up to a day. */
async function movesOf({ tx, accountId }: Ctx, supplierId: number, to: LocalDate): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select e.id, e.id as expense_id, e.number, ${sql.lit(bill)} as kind, e.invoice_date as day,
      e.supplier_invoice_number as document, e.due_on, e.total as amount
    from expenses e
    where e.account_id = ${accountId} and e.supplier_id = ${supplierId} and e.status = ${expenseState.recorded}
      and e.invoice_date <= ${to}::date
    union all
    select p.id, e.id as expense_id, e.number, ${sql.lit(payment)} as kind, p.day,
      p.reference_number as document, null as due_on, p.amount
    from expenses e
    join expense_payments p on p.account_id = e.account_id and p.expense_id = e.id
    where e.account_id = ${accountId} and p.account_id = ${accountId} and e.supplier_id = ${supplierId}
      and p.status = ${expensePaymentState.paid} and p.day <= ${to}::date
    order by day, kind, id`.execute(tx);
  return rows;
}
