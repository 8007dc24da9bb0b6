import { sql, type RawBuilder } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from './ledger.repo';

export type JournalLines = {
  id: number;
  event: Code<'journals.event'>;
  day: string;
  postings: { account: Code<'postings.ledger_account'>; vat_rate: number; amount: number }[];
};

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** Every journal of a paper with its postings, those that were taken back too; oldest first. */
export const journalLinesOf = (reader: Reader, invoiceId: number): Promise<JournalLines[]> =>
  linesWhere(reader, sql`j.invoice_id = ${invoiceId}`);

/** The same of an expense, its payments included. */
export const journalLinesOfExpense = (reader: Reader, expenseId: number): Promise<JournalLines[]> =>
  linesWhere(reader, sql`j.expense_id = ${expenseId}`);

/** The same of what the platform bills a merchant. */
export const journalLinesOfAccountInvoice = (reader: Reader, invoiceId: number): Promise<JournalLines[]> =>
  linesWhere(reader, sql`j.account_invoice_id = ${invoiceId}`);

/** Those of an expense, or of one payment for it, that still stand. */
export const standingJournals = (
  reader: Reader,
  { expense_id, expense_payment_id }: { expense_id: number; expense_payment_id: number | null },
): Promise<JournalLines[]> =>
  linesWhere(
    reader,
    sql`j.expense_id = ${expense_id} and j.expense_payment_id is not distinct from ${expense_payment_id}
      and j.reverses is null and not exists (
        select from journals r where r.account_id = ${reader.accountId} and r.reverses = j.id)`,
  );

async function linesWhere({ tx, accountId }: Reader, condition: RawBuilder<unknown>): Promise<JournalLines[]> {
  const { rows } = await sql<JournalLines>`
    select j.id, j.event, j.day::text as day,
      jsonb_agg(jsonb_build_object('account', p.ledger_account, 'vat_rate', p.vat_rate, 'amount', p.amount)
        order by p.position) as postings
    from journals j
    join postings p on p.account_id = j.account_id and p.journal_id = j.id
    where j.account_id = ${accountId} and p.account_id = ${accountId} and ${condition}
    group by j.account_id, j.id
    order by j.id`.execute(tx);
  return rows;
}
