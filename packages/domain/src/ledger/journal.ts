import { assertMinor, sumMinor, type Minor } from '../kernel/money';
import type { JournalEvent } from './journal-events.states';
import type { LedgerAccount } from './ledger-accounts.states';

/** Debit above zero, credit below. `rate` (basis points) where VAT has to do with it. */
export type Posting = { account: LedgerAccount; amount: Minor; rate: number };
export type Journal = { event: JournalEvent; postings: readonly Posting[] };

export const debit = (account: LedgerAccount, amount: Minor, rate = 0): Posting => ({ account, amount, rate });
export const credit = (account: LedgerAccount, amount: Minor, rate = 0): Posting => ({
  account,
  amount: amount === 0 ? 0 : -amount,
  rate,
});

/**
 * One event as a journal: postings of the same account and rate are added up, those of nothing left out. What does not
 * balance is a
 * mistake in a posting function and never reaches the database. Undefined when nothing moved.
 */
export function journalOf(event: JournalEvent, postings: readonly Posting[]): Journal | undefined {
  const sums = new Map<string, Posting>();
  for (const { account, amount, rate } of postings) {
    const key = `${account}:${rate}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { account, rate, amount: assertMinor(before + assertMinor(amount)) });
  }
  const moved = [...sums.values()].filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return undefined;
  const rest = sumMinor(moved.map(({ amount }) => amount));
  if (rest !== 0) throw new RangeError(`The journal "${event}" does not balance: ${rest}`);
  return { event, postings: moved };
}

/** The only correction: the same the other way round. */
export const reversalOf = (event: JournalEvent, { postings }: Pick<Journal, 'postings'>): Journal => ({
  event,
  postings: postings.map((posting) => ({ ...posting, amount: -posting.amount })),
});
