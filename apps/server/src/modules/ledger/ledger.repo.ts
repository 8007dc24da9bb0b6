import type { Journal } from '@rawnaq/domain/ledger/journal';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { dayRows, journalRow, postingRows, type Entry } from './ledger-rows';

/** Whoever keeps books: a request, a job or the demo world. */
export type Bookkeeper = Pick<Ctx, 'tx' | 'accountId' | 'now'>;

/** A journal and its postings, which the database adds up. Nothing is counted yet: see `addToDays`. */
export async function insertJournal({ tx, accountId, now }: Bookkeeper, entry: Entry): Promise<number> {
  const { id } = await tx
    .insertInto('journals')
    .values({ account_id: accountId, ...journalRow(entry, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('postings')
    .values(postingRows(entry, id).map((row) => ({ account_id: accountId, ...row })))
    .execute();
  return id;
}

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

/** What was booked when an account invoice was issued. */
export const journalOfAccountInvoice = async (
  { tx, accountId }: Bookkeeper,
  invoiceId: number,
): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('journals')
      .select('id')
      .where('account_id', '=', accountId)
      .where('account_invoice_id', '=', invoiceId)
      .where('event', '=', journalEvents.codes.account_invoice)
      .executeTakeFirst()
  )?.id;

/** The payment of an account invoice that still stands. */
export const paymentJournalOfAccountInvoice = async (
  { tx, accountId }: Bookkeeper,
  invoiceId: number,
): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('journals as j')
      .select('j.id')
      .where('j.account_id', '=', accountId)
      .where('j.account_invoice_id', '=', invoiceId)
      .where('j.event', '=', journalEvents.codes.account_invoice_paid)
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
      .executeTakeFirst()
  )?.id;

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
