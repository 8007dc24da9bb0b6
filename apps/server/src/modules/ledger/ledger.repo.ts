import type { Journal } from '@rawnaq/domain/ledger/journal';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts, type LedgerAccountCode } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';

/** Whoever keeps books: a request, a job or the demo world. */
export type Bookkeeper = Pick<Ctx, 'tx' | 'accountId' | 'now'>;

/** What a journal is about; one of these at least, so that every posting leads to its paper. */
export type Subject = {
  invoice_id?: number;
  payment_id?: number;
  gift_card_id?: number;
  penalty_id?: number;
  customer_package_id?: number;
  reverses?: number;
  note?: string;
};
export type Entry = Subject & { journal: Journal; day: LocalDate; created_by: number | null };

/** A journal and its postings, which the database adds up. Nothing is counted yet: see `addToDays`. */
export async function insertJournal(
  { tx, accountId, now }: Bookkeeper,
  { journal, day, created_by, ...subject }: Entry,
): Promise<number> {
  const out_of = journal.postings.length;
  const { id } = await tx
    .insertInto('journals')
    .values({
      account_id: accountId,
      day,
      event: journalEvents.codes[journal.event],
      postings: out_of,
      ...subject,
      created_by,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let sum: Minor = 0;
  await tx
    .insertInto('postings')
    .values(
      journal.postings.map(({ account, amount, rate }, index) => {
        const sum_before = sum;
        sum += amount;
        return {
          account_id: accountId,
          journal_id: id,
          position: index + 1,
          out_of,
          day,
          ledger_account: ledgerAccounts.codes[account],
          vat_rate: rate,
          amount,
          previous: index === 0 ? null : index,
          sum_before,
          sum_after: sum,
        };
      }),
    )
    .execute();
  return id;
}

type DayRow = { ledger_account: LedgerAccountCode; vat_rate: number; day: LocalDate; debit: Minor; credit: Minor };

/**
 * The sums of the days, for everything a transaction has posted. Rows of a busy day are wanted by every till: a
 * transaction comes here
 * once, last, and takes them in one order.
 */
export async function addToDays({ tx, accountId }: Bookkeeper, entries: readonly Entry[]): Promise<void> {
  const rows = dayRows(entries);
  if (rows.length === 0) return;
  await tx
    .insertInto('ledger_days')
    .values(rows.map((row) => ({ account_id: accountId, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'ledger_account', 'vat_rate', 'day']).doUpdateSet({
        debit: sql`ledger_days.debit + excluded.debit`,
        credit: sql`ledger_days.credit + excluded.credit`,
      }),
    )
    .execute();
}

function dayRows(entries: readonly Entry[]): DayRow[] {
  const rows = new Map<string, DayRow>();
  for (const { journal, day } of entries)
    for (const { account, rate, amount } of journal.postings) {
      const ledger_account = ledgerAccounts.codes[account];
      const key = `${ledger_account}:${rate}:${day}`;
      const row = rows.get(key) ?? { ledger_account, vat_rate: rate, day, debit: 0, credit: 0 };
      rows.set(key, amount > 0 ? { ...row, debit: row.debit + amount } : { ...row, credit: row.credit - amount });
    }
  return [...rows.values()].toSorted(
    (a, b) => a.ledger_account - b.ledger_account || a.vat_rate - b.vat_rate || (a.day < b.day ? -1 : 1),
  );
}

/** What was posted, to be taken back: its postings as the domain knows them. */
export async function findJournal({ tx, accountId }: Bookkeeper, id: number): Promise<Journal | undefined> {
  const head = await tx
    .selectFrom('journals')
    .select(['event'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!head) return undefined;
  const postings = await tx
    .selectFrom('postings')
    .select(['ledger_account', 'vat_rate', 'amount'])
    .where('account_id', '=', accountId)
    .where('journal_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    event: nameOf(journalEvents, head.event),
    postings: postings.map(({ ledger_account, vat_rate, amount }) => ({
      account: nameOf(ledgerAccounts, ledger_account),
      amount,
      rate: vat_rate,
    })),
  };
}

/** The journals of a paper that still stand, oldest first. */
export const journalsOfInvoice = ({ tx, accountId }: Bookkeeper, invoiceId: number) =>
  tx
    .selectFrom('journals as j')
    .select(['j.id', 'j.event'])
    .where('j.account_id', '=', accountId)
    .where('j.invoice_id', '=', invoiceId)
    .where('j.reverses', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('journals as r')
            .select('r.id')
            .where('r.account_id', '=', accountId)
            .whereRef('r.reverses', '=', 'j.id'),
        ),
      ),
    )
    .orderBy('j.id')
    .execute();
