import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { addMonths, startOfMonth, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import {
  amountOf,
  percentOf,
  PROFIT_ACCOUNTS,
  profitRows,
  type ProfitRow,
  type TypeMonth,
} from '@rawnaq/domain/reports/books/profit-and-loss.rules';
import type { journalReport, profitAndLossReport } from '@rawnaq/domain/reports/definitions/profit-reports';
import { comparedSpans } from '@rawnaq/domain/reports/report-comparison.rules';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ledgerAccount } from '../../../db/sql-codes';
import type { Ctx } from '../../../http/context';
import { expenseTypeName } from '../../expenses';
import { businessDay } from '../../invoices';
import { ledgerSums } from '../../ledger';
import { documentNumber } from '../../stock';
import { monthName, monthWithin, shortMonthName } from './money-periods';
import type { MoneyColumn, PagedServer, SummaryServer } from '../report-server';

export const profitAndLossServer: SummaryServer<typeof profitAndLossReport> = {
  async answer(ctx, { from, to }) {
    const span = { from, to };
    const before = comparedSpans(span, await businessDay(ctx))?.before;
    const [now, then] = await Promise.all([toldOf(ctx, span), before && toldOf(ctx, before)]);
    const rows = profitRows(now, then ?? { accounts: [], types: [] });
    const totalOf = (id: string) => rows.find((row) => row.id === id)!;
    const [revenue, net] = [totalOf('revenue'), totalOf('net')];
    const months = monthsOf(span);
    return {
      rows: rows.map((row) => ({
        ...Object.fromEntries(months.map((month) => [month, row.months.get(month) ?? 0])),
        id: row.id,
        name: row.name[ctx.language],
        total: row.total,
        share: percentOf(row.total, revenue.total),
        before: row.before,
        change: row.before === 0 ? null : percentOf(row.total - row.before, Math.abs(row.before)),
        strong: row.strong,
        query: journalQuery(span, row),
      })),
      // One month is the total already.
      columns: months.length > 1 ? months.map((month) => monthColumn(month, span)) : [],
      figures: {
        revenue: revenue.total,
        gross: totalOf('gross').total,
        expenses: totalOf('expenses').total,
        net: net.total,
      },
      chart: months.map((month) => ({
        name: monthName(month, ctx.language),
        revenue: revenue.months.get(month) ?? 0,
        net: net.months.get(month) ?? 0,
      })),
    };
  },
};

const monthsOf = ({ from, to }: DateSpan): LocalDate[] => {
  const months: LocalDate[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
};

const monthColumn = (month: LocalDate, span: DateSpan): MoneyColumn => ({
  key: month,
  label: { en: shortMonthName(month, 'en'), ar: shortMonthName(month, 'ar') },
  kind: 'money',
  opens: new URLSearchParams(monthWithin(month, span)).toString(),
});

const journalQuery = (span: DateSpan, { accounts, type_id }: ProfitRow): string =>
  new URLSearchParams({
    ...span,
    account: accounts.map((account) => ledgerAccounts.codes[account]).join(','),
    ...(type_id !== null && { expense_type_id: String(type_id) }),
  }).toString();

async function toldOf(ctx: Ctx, span: DateSpan) {
  const [sums, types] = await Promise.all([ledgerSums(ctx, span, 'month'), typesOf(ctx, span)]);
  return {
    accounts: sums
      .filter(({ account }) => PROFIT_ACCOUNTS.includes(account))
      .map(({ at, account, ...moved }) => ({ month: startOfMonth(at), account, amount: amountOf(account, moved) })),
    types,
  };
}

/** The same postings that `ledger_days` sums up, by the type of their expense: they are few. */
async function typesOf({ tx, accountId }: Ctx, { from, to }: DateSpan): Promise<TypeMonth[]> {
  type Row = { month: LocalDate; type_id: number; english_name: string; arabic_name: string; amount: number };
  const { rows } = await sql<Row>`
    select date_trunc('month', p.day::timestamp)::date as month, t.id as type_id, t.english_name, t.arabic_name,
      sum(p.amount)::bigint as amount
    from postings p
    join journals j on j.account_id = p.account_id and j.id = p.journal_id
    join expenses e on e.account_id = j.account_id and e.id = j.expense_id
    join expense_types t on t.account_id = e.account_id and t.id = e.type_id
    where p.account_id = ${accountId} and p.ledger_account = ${ledgerAccount.expenses}
      and p.day between ${from}::date and ${to}::date
    group by 1, 2, 3, 4
    order by 1, 2`.execute(tx);
  return rows.map(({ english_name, arabic_name, ...row }) => ({ ...row, name: { en: english_name, ar: arabic_name } }));
}

type Line = z.output<(typeof journalReport)['record']>;
const { credit_note, debit_note } = invoiceKinds.codes;

const journalLines = ({ accountId, language }: Ctx, { from, to }: DateSpan) => sql<Line>`
  (select j.id || '-' || p.position as id, j.day, j.event, p.ledger_account as account,
    case when e.id is not null then 'E-' || lpad(e.number::text, greatest(4, length(e.number::text)), '0')
      when i.id is not null then case i.kind when ${sql.lit(credit_note)} then 'CN-'
        when ${sql.lit(debit_note)} then 'DN-' else '' end || i.number
      when g.id is not null then ${documentNumber('g')}
      else '' end as document,
    coalesce(s.name, case when e.id is not null then ${expenseTypeName(language)}
      else i.customer_name end, '') as about,
    greatest(p.amount, 0) as debit, greatest(-p.amount, 0) as credit, e.type_id as expense_type_id,
    case when e.id is not null then 'open=' || e.id when i.id is not null then 'open=' || i.id
      when g.id is not null then 'open=' || g.id else '' end as query,
    case when e.id is not null then 'merchant-accounting-expenses'
      when i.id is null and g.id is not null then 'merchant-products-stock-operations'
      else 'merchant-accounting-total-sales' end as place
  from journals j
  join postings p on p.account_id = j.account_id and p.journal_id = j.id
  left join invoices i on i.account_id = j.account_id and i.id = j.invoice_id
  left join stock_documents g on g.account_id = j.account_id and g.id = j.stock_document_id
  left join expenses e on e.account_id = j.account_id and e.id = j.expense_id
  left join expense_types t on t.account_id = e.account_id and t.id = e.type_id
  left join suppliers s on s.account_id = e.account_id and s.id = e.supplier_id
  where j.account_id = ${accountId} and p.account_id = ${accountId}
    and j.day between ${from}::date and ${to}::date and p.day between ${from}::date and ${to}::date)`;

export const journalServer: PagedServer<typeof journalReport> = {
  rows: (ctx, { from, to }) => journalLines(ctx, { from, to }),
  async around(ctx, { from, to, filters, ids }) {
    const { rows } = await sql<{ debit: number; credit: number; lines: number }>`
      select coalesce(sum(p.amount) filter (where p.amount > 0), 0)::bigint as debit,
        coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::bigint as credit, count(*)::bigint as lines
      from postings p
      ${
        ids.expense_type_id === undefined
          ? sql``
          : sql`join journals j on j.account_id = p.account_id and j.id = p.journal_id
            join expenses e on e.account_id = j.account_id and e.id = j.expense_id
              and e.type_id = ${ids.expense_type_id}`
      }
      where p.account_id = ${ctx.accountId} and p.day between ${from}::date and ${to}::date
        and ${filters.account ? sql`p.ledger_account = any(${filters.account}::smallint[])` : sql`true`}`.execute(
      ctx.tx,
    );
    return { figures: rows[0]! };
  },
};
