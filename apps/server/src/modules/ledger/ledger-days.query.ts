import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { ledgerAccounts, type LedgerAccountCode } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type { LedgerSum } from '@rawnaq/domain/ledger/ledger-sums.rules';
import { sql } from 'kysely';
import type { Bookkeeper } from './ledger.repo';

type SumsBy = 'day' | 'month' | 'whole';
type Row = {
  at: LocalDate;
  ledger_account: LedgerAccountCode;
  rate: number;
  debit: number;
  credit: number;
};

/** The sums of the books, by the first day of what they are asked by. Every report of money reads these. */
export async function ledgerSums(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  { from, to }: DateSpan,
  by: SumsBy,
): Promise<(LedgerSum & { at: LocalDate })[]> {
  const at = firstDaySql(by, from);
  const { rows } = await sql<Row>`
    select ${at} as at, ledger_account, vat_rate as rate, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from ledger_days
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
    group by 1, 2, 3
    order by 1, 2, 3`.execute(tx);
  return rows.map(({ ledger_account, ...sums }) => ({ ...sums, account: nameOf(ledgerAccounts, ledger_account) }));
}

const firstDaySql = (by: SumsBy, from: LocalDate) =>
  by === 'day' ? sql`day` : by === 'month' ? sql`date_trunc('month', day::timestamp)::date` : sql`${from}::date`;
