import { creditParts, goesBackByPiece, type CreditParts } from '@rawnaq/domain/credit-notes/credit-note.rules';
import type { CreditableInvoice } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { creditLines, type CreditChoice, type ReckonedCredit } from '@rawnaq/domain/invoices/credit-lines';
import { useMemo, useState } from 'react';

export type CreditableLine = CreditableInvoice['lines'][number];
/** Of a chosen line: pieces that go back, or an amount while the customer keeps them. */
export type Chosen = { quantity: number } | { amount: number };

export const isLeft = (line: CreditableLine): boolean => line.left_quantity > 0 || line.left_gross > 0;
export const isByPiece = (line: CreditableLine): boolean => goesBackByPiece(line.kind) || line.left_gross === 0;

/** All that is left of a line: its pieces, or its money where no piece is left. */
const wholeOf = (line: CreditableLine): Chosen =>
  line.left_quantity > 0 ? { quantity: line.left_quantity } : { amount: line.left_gross };

/** What is chosen on an invoice, and what it comes to by the rules the server has too. */
export function useCredit(invoice: CreditableInvoice) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const set = (position: number, value: Chosen | undefined) => {
    const next = new Map(chosen);
    if (value === undefined) next.delete(position);
    else next.set(position, value);
    setChosen(next);
  };
  const open = invoice.lines.filter(isLeft);
  const reckoned = useMemo(() => reckon(invoice, chosen), [invoice, chosen]);
  return {
    chosen,
    set,
    toggle: (line: CreditableLine) => set(line.position, chosen.has(line.position) ? undefined : wholeOf(line)),
    chooseAll: () => setChosen(new Map(open.map((line) => [line.position, wholeOf(line)]))),
    clear: () => setChosen(new Map()),
    isAll: open.length > 0 && open.every((line) => sameAs(chosen.get(line.position), wholeOf(line))),
    ...reckoned,
  };
}

const sameAs = (a: Chosen | undefined, b: Chosen): boolean =>
  a !== undefined &&
  ('quantity' in a ? 'quantity' in b && a.quantity === b.quantity : 'amount' in b && a.amount === b.amount);

type Reckoned = { credit: ReckonedCredit; parts: CreditParts; completes: boolean } | { credit: null };

/** Nothing while what is typed is not (yet) possible. */
function reckon(invoice: CreditableInvoice, chosen: ReadonlyMap<number, Chosen>): Reckoned {
  if (chosen.size === 0) return { credit: null };
  const choice: CreditChoice = [...chosen].map(([position, part]) => ({ line: position - 1, ...part }));
  try {
    const credit = creditLines(invoice, choice);
    const completes = invoice.lines.every((line, place) => {
      const taken = credit.lines.filter((one) => one.line === place);
      return line.gross > 0
        ? taken.reduce((left, one) => left - one.gross, line.left_gross) === 0
        : taken.reduce((left, one) => left - one.quantity, line.left_quantity) === 0;
    });
    const parts = creditParts({ payable: credit.payable, open: invoice.open, card: invoice.card, completes });
    return { credit, parts, completes };
  } catch {
    return { credit: null };
  }
}
