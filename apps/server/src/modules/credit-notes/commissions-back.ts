import { commissionBack, partOfLine } from '@rawnaq/domain/credit-notes/credit-note.rules';
import type { CreditedLine } from '@rawnaq/domain/invoices/credit-lines';
import { allocate, scaleMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { CommissionRow, CorrectedLine, SellingSalon } from '../invoices';

type Entry = { invoice_id: number; position: number; employee_id: number; base: Minor; rate: number; amount: Minor };

type Credited = {
  invoice_id: number;
  lines: readonly CorrectedLine[];
  earlier: readonly CorrectedLine[];
  now: readonly CreditedLine[];
  /** Of the invoice and its earlier notes, those the salon bore itself included. */
  entries: readonly Entry[];
  /** Of the invoice after this note. */
  payable: Minor;
  settled: Minor;
};

/**
 * What employees give back of their commission, by line and person. A salon that bears it itself keeps the entries,
 * which
 * say so: nothing is taken from anybody, and nothing is hidden.
 */
export function commissionsBack(credited: Credited, { day, accounting }: SellingSalon): CommissionRow[] {
  return credited.now.flatMap((part, index) => {
    const line = credited.lines[part.line]!;
    const given = givenFor(credited, line);
    const total = given.reduce((sum, { amount }) => sum + amount, 0);
    const before = credited.earlier.filter((one) => one.original_position === line.position);
    const back = commissionBack({
      commission: line.commission,
      given: total,
      credited: partOfLine(line, [...before, part]),
      payable: credited.payable,
      settled: credited.settled,
      when: accounting.commission_when,
    });
    if (back === 0) return [];
    const shares = allocate(
      back,
      given.map(({ amount }) => amount),
    );
    return given.flatMap(({ employee_id, base, rate, amount }, place) =>
      shares[place] === 0
        ? []
        : [
            {
              day,
              employee_id,
              position: index + 1,
              base: -scaleMinor(base, shares[place]!, amount),
              rate,
              amount: -shares[place]!,
              is_absorbed: accounting.commission_absorbed,
            },
          ],
    );
  });
}

/** All of it, of a cancelled invoice: an error earns nobody anything. */
export const allCommissionsBack = (entries: readonly Entry[], day: string): CommissionRow[] =>
  entries
    .filter(({ amount }) => amount !== 0)
    .map(({ employee_id, position, base, rate, amount }) => ({
      day,
      employee_id,
      position,
      base: -base,
      rate,
      amount: -amount,
    }));

/** What each person has of a line by now. */
function givenFor(
  { invoice_id, entries, earlier }: Credited,
  line: CorrectedLine,
): Omit<Entry, 'invoice_id' | 'position'>[] {
  const ofNote = (entry: Entry): boolean =>
    earlier.some(
      (one) =>
        one.invoice_id === entry.invoice_id &&
        one.position === entry.position &&
        one.original_position === line.position,
    );
  const people = new Map<number, Omit<Entry, 'invoice_id' | 'position'>>();
  for (const entry of entries) {
    if (entry.invoice_id === invoice_id ? entry.position !== line.position : !ofNote(entry)) continue;
    const { employee_id, rate } = entry;
    const sum = people.get(employee_id) ?? { employee_id, rate, base: 0, amount: 0 };
    people.set(employee_id, { ...sum, base: sum.base + entry.base, amount: sum.amount + entry.amount });
  }
  return [...people.values()].filter(({ amount }) => amount > 0);
}
