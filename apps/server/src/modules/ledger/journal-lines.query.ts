import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from './ledger.repo';

export type JournalLines = {
  id: number;
  event: Code<'journals.event'>;
  day: string;
  postings: { account: Code<'postings.ledger_account'>; vat_rate: number; amount: number }[];
};

/** Every journal of a paper with its postings, those that were taken back too; oldest first. */
export async function journalLinesOf(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  invoiceId: number,
): Promise<JournalLines[]> {
  const { rows } = await sql<JournalLines>`
    select j.id, j.event, j.day::text as day,
      jsonb_agg(jsonb_build_object('account', p.ledger_account, 'vat_rate', p.vat_rate, 'amount', p.amount)
        order by p.position) as postings
    from journals j
    join postings p on p.account_id = j.account_id and p.journal_id = j.id
    where j.account_id = ${accountId} and p.account_id = ${accountId} and j.invoice_id = ${invoiceId}
    group by j.account_id, j.id
    order by j.id`.execute(tx);
  return rows;
}
