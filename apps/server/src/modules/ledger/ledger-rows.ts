import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Journal } from '@rawnaq/domain/ledger/journal';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts, type LedgerAccountCode } from '@rawnaq/domain/ledger/ledger-accounts.states';

/** What a journal is about; one of these at least, so that every posting leads to its paper. */
export type Subject = {
  invoice_id?: number;
  payment_id?: number;
  gift_card_id?: number;
  penalty_id?: number;
  customer_package_id?: number;
  till_closing_id?: number;
  stock_document_id?: number;
  expense_id?: number;
  expense_payment_id?: number;
  account_invoice_id?: number;
  reverses?: number;
  note?: string;
};
export type Entry = Subject & { journal: Journal; day: LocalDate; created_by: number | null };

export const journalRow = ({ journal, day, created_by, ...subject }: Entry, now: Date) => ({
  day,
  event: journalEvents.codes[journal.event],
  postings: journal.postings.length,
  ...subject,
  created_by,
  created_at: now.toISOString(),
});

/** Each with the sum up to it, so that the database can see that the last one is zero. */
export function postingRows({ journal, day }: Entry, journal_id: number) {
  let sum: Minor = 0;
  return journal.postings.map(({ account, amount, rate }, index) => {
    const sum_before = sum;
    sum += amount;
    return {
      journal_id,
      position: index + 1,
      out_of: journal.postings.length,
      day,
      ledger_account: ledgerAccounts.codes[account],
      vat_rate: rate,
      amount,
      previous: index === 0 ? null : index,
      sum_before,
      sum_after: sum,
    };
  });
}

type DayRow = { ledger_account: LedgerAccountCode; vat_rate: number; day: LocalDate; debit: Minor; credit: Minor };

/** What journals add to the sums of their days, in the order in which the rows are locked. */
export function dayRows(entries: readonly Entry[]): DayRow[] {
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
