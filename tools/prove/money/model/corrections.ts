import { randomUUID } from 'node:crypto';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import * as books from './model';
import type { Card, Invoice, Model, Paid, SoldLine } from './model';
import {
  chance,
  expectDone,
  expectRefused,
  paymentsOf,
  pick,
  remember,
  splitPaid,
  type Command,
  type Step,
} from './selling';

const reason = 'Not liked';
type Part = { line: SoldLine; quantity: number; gross: number };

/** Why a part can't go back; in the order in which the product looks. */
function returnRefusal(parts: readonly Part[], sells: Card | null): string | undefined {
  const taken = parts.filter(({ quantity }) => quantity > 0);
  if (sells && taken.some(({ line }) => line.kind === 'gift_card') && sells.state !== 'active')
    return sells.state === 'used' ? 'GIFT_CARD_USED' : 'GIFT_CARD_EXPIRED';
  for (const { line } of taken) {
    if (line.bought && (line.bought.state !== 'open' || line.bought.left.length < 2)) return 'PACKAGE_ALREADY_USED';
    if (line.use && line.use.of.state !== 'open') return 'PACKAGE_EXPIRED';
  }
  return undefined;
}

/** Goods, packages and tips of what goes back. */
function takeBack(model: Model, parts: readonly Part[], restock: boolean): void {
  for (const { line, quantity, gross } of parts) {
    line.leftQuantity -= quantity;
    line.leftGross -= gross;
    if (line.kind === 'tip') books.add(model, books.TIPS, gross);
    if (quantity === 0) continue;
    if (line.product !== undefined && restock) model.stock[line.product] += quantity;
    if (line.bought) {
      line.bought.state = 'returned';
      books.add(model, books.PACKAGES, line.bought.worth);
      line.bought.open = 0;
    }
    if (line.use) {
      line.use.of.left = [...line.use.of.left, line.use.which].toSorted();
      line.use.of.open += line.use.worth;
      books.add(model, books.PACKAGES, -line.use.worth);
    }
  }
}

/** Points of the invoice itself go first, then those that run out first. */
function takePoints(model: Model, invoice: Invoice, asked: number): void {
  const earned = model.points.get(invoice.customer_id!) ?? [];
  let left = Math.min(asked, books.pointsOf(model, invoice.customer_id!));
  const order = earned.toSorted(
    (a, b) =>
      Number(b.invoice_id === invoice.id) - Number(a.invoice_id === invoice.id) ||
      a.expires_on.localeCompare(b.expires_on),
  );
  for (const one of order) {
    const taken = Math.min(left, one.open);
    one.open -= taken;
    left -= taken;
  }
}

/** The card an invoice was paid or reduced with can be used again. */
function reviveCard(model: Model, invoice: Invoice): void {
  const { type, value } = invoice.card!;
  invoice.card!.state = 'active';
  invoice.card = null;
  if (type === 'paid') books.add(model, books.GIFT_CARDS, -value);
  if (type !== 'loyalty') return;
  books.add(model, books.LOYALTY, -value);
  books.add(model, books.LOYALTY_COST, value);
}

function releaseCodes(model: Model, invoice: Invoice): void {
  for (const coupon of model.coupons) if (coupon.usedOn === invoice) coupon.usedOn = null;
  if (invoice.code) model.codes.find(({ code }) => code === invoice.code)!.left += 1;
  invoice.code = null;
}

const isRunOut = ({ expires_on }: Card, today: string): boolean => expires_on !== null && expires_on < today;
const isGone = (line: SoldLine): boolean => (line.gross > 0 ? line.leftGross === 0 : line.leftQuantity === 0);
const isLeft = ({ leftQuantity, leftGross }: SoldLine): boolean => leftQuantity > 0 || leftGross > 0;

/** What is left of some lines: pieces, or an amount while the customer keeps what she has. */
function someParts({ random }: Step, lines: readonly SoldLine[]): Part[] {
  const open = lines.filter(isLeft);
  const chosen = open.filter(() => chance(random, 60));
  return (chosen.length > 0 ? chosen : open.slice(0, 1)).map((line): Part => {
    const byPiece = line.kind === 'package' || line.kind === 'gift_card' || line.leftGross === 0;
    if (!byPiece && (line.leftQuantity === 0 || chance(random, 40)))
      return { line, quantity: 0, gross: chance(random, 40) ? line.leftGross : random.between(1, line.leftGross) };
    const quantity = random.between(1, line.leftQuantity);
    return { line, quantity, gross: books.part(line.leftGross, quantity, line.leftQuantity) };
  });
}

const recent = (model: Model): Invoice[] => model.invoices.slice(-40);

async function credit(step: Step, invoice: Invoice, isWhole: boolean): Promise<void> {
  const { shop, salon, model, random } = step;
  const parts = isWhole
    ? invoice.lines.filter(isLeft).map((line) => ({ line, quantity: line.leftQuantity, gross: line.leftGross }))
    : someParts(step, invoice.lines);
  const payable = books.sum(parts.map(({ gross }) => gross));
  const completes = invoice.lines.every((line) => {
    const part = parts.find((one) => one.line === line);
    return isGone(
      part
        ? { ...line, leftGross: line.leftGross - part.gross, leftQuantity: line.leftQuantity - part.quantity }
        : line,
    );
  });
  const unpaid = Math.min(payable, invoice.open);
  const card = completes ? invoice.card : null;
  const onCard =
    card?.type === 'paid' && !isRunOut(card, model.today) && payable - unpaid >= card.value ? card.value : 0;
  const rest = payable - unpaid - onCard;
  const to_balance =
    invoice.customer_id === null ? 0 : chance(random, 40) ? random.between(0, rest) : chance(random, 40) ? rest : 0;
  // A card gets back what it brought; cash may stand for anything.
  const refunds: Paid = { cash: rest - to_balance, credit_card: 0 };
  const restock = chance(random, 80);
  const input = {
    invoice_id: invoice.id,
    reason,
    restock,
    to_balance,
    refunds: paymentsOf(refunds).map(({ method, amount }) => ({ method, amount })),
    ...(!isWhole && {
      lines: parts.map(({ line, quantity, gross }) => ({
        position: invoice.lines.indexOf(line) + 1,
        ...(quantity > 0 ? { quantity } : { amount: gross }),
      })),
    }),
  };
  const key = randomUUID();
  const ask = () => shop.call(creditNotesContract.issue, input, { as: salon.owner, key });
  const answer = await ask();
  const refusal = parts.length === 0 ? 'CREDIT_NOTE_BEYOND_INVOICE' : returnRefusal(parts, invoice.sells);
  if (refusal) return expectRefused(answer, refusal);
  const { number, points_removed } = expectDone(answer);
  remember(model, ask, answer);
  model.numbers.credit_notes += 1;
  if (number !== model.numbers.credit_notes)
    throw new Error(`credit note ${number}, not ${model.numbers.credit_notes}`);

  const total = books.sum(parts.filter(({ line }) => line.kind !== 'tip').map(({ gross }) => gross));
  const asked = pointsBack(invoice, total);
  const has = invoice.customer_id === null ? 0 : books.pointsOf(model, invoice.customer_id);
  if (points_removed !== Math.min(asked, has)) throw new Error(`${points_removed} points, not ${Math.min(asked, has)}`);
  if (invoice.customer_id !== null) takePoints(model, invoice, asked);
  invoice.creditedTotal += total;
  invoice.notes += 1;
  takeBack(model, parts, restock);
  if (invoice.sells && parts.some(({ quantity }) => quantity > 0)) {
    invoice.sells.state = 'ended';
    books.add(model, books.GIFT_CARDS, invoice.sells.value);
  }
  invoice.open -= unpaid;
  books.add(model, books.RECEIVABLES, -unpaid);
  books.addPaid(model, refunds, -1);
  if (to_balance > 0) books.addToBalance(model, invoice.customer_id!, to_balance);
  if (!completes) return;
  if (card && (card.type !== 'paid' || onCard > 0)) reviveCard(model, invoice);
  releaseCodes(model, invoice);
  if (to_balance > 0 && books.sum(invoice.uses.map(({ amount }) => amount)) <= to_balance) {
    books.returnDeposits(model, invoice.customer_id!, invoice.uses);
    invoice.uses = [];
  }
}

/** The part of its points that a note takes back: what all notes took by now, less what earlier ones did. */
function pointsBack({ points, total, creditedTotal }: Invoice, taken: number): number {
  if (total === 0) return 0;
  const share = (by: number): number => (by >= total ? points : books.part(points, by, total));
  return share(creditedTotal + taken) - share(creditedTotal);
}

function cancelRefusal({ vat, lines, sells, isCancelled, notes }: Invoice): string | undefined {
  if (vat > 0) return 'INVOICE_HAS_VAT';
  if (lines.some(({ kind }) => kind === 'product')) return 'INVOICE_HAS_PRODUCTS';
  if (sells) return 'INVOICE_SELLS_GIFT_CARD';
  if (isCancelled) return 'INVOICE_ALREADY_CANCELLED';
  if (notes > 0) return 'INVOICE_HAS_NOTES';
  return returnRefusal(
    lines.map((line) => ({ line, quantity: line.quantity, gross: line.gross })),
    null,
  );
}

/** Of somebody without a deposit: what a debt keeps of one is told step by step in kept-deposits.test.ts. */
const mayAskForMore = (model: Model, { isCancelled, customer_id }: Invoice): boolean =>
  !isCancelled && customer_id !== null && !books.hasDeposit(model, customer_id);

const NOTHING: Paid = { cash: 0, credit_card: 0 };

export const correctionCommands: readonly Command[] = [
  {
    name: 'credit what is left of an invoice',
    weight: 4,
    isPossible: (model) => recent(model).some(({ isCancelled }) => !isCancelled),
    run: async (step) =>
      credit(
        step,
        pick(
          step.random,
          recent(step.model).filter(({ isCancelled }) => !isCancelled),
        ),
        true,
      ),
  },
  {
    name: 'credit some lines',
    weight: 6,
    isPossible: (model) => recent(model).some(({ isCancelled, lines }) => !isCancelled && lines.some(isLeft)),
    run: async (step) =>
      credit(
        step,
        pick(
          step.random,
          recent(step.model).filter(({ isCancelled, lines }) => !isCancelled && lines.some(isLeft)),
        ),
        false,
      ),
  },
  {
    name: 'credit more than there is',
    weight: 1,
    isPossible: ({ invoices }) => invoices.some(({ sells, isCancelled }) => !sells && !isCancelled),
    run: async ({ shop, salon, model, random }) => {
      const invoice = pick(
        random,
        model.invoices.filter(({ sells, isCancelled }) => !sells && !isCancelled),
      );
      const lines = [{ position: 1, quantity: invoice.lines[0]!.leftQuantity + 1 }];
      const asked = { invoice_id: invoice.id, reason, lines };
      expectRefused(
        await shop.call(creditNotesContract.issue, asked, { as: salon.owner }),
        'CREDIT_NOTE_BEYOND_INVOICE',
      );
    },
  },
  {
    name: 'ask for more by a debit note',
    weight: 1,
    isPossible: (model) => recent(model).some((invoice) => mayAskForMore(model, invoice)),
    run: async ({ shop, salon, model, random }) => {
      const invoice = pick(
        random,
        recent(model).filter((one) => mayAskForMore(model, one)),
      );
      const amount = random.between(1, 5_000);
      const paid = splitPaid(random, chance(random, 50) ? amount : random.between(0, amount));
      const asked = { invoice_id: invoice.id, amount, reason, payments: paymentsOf(paid) };
      const { number } = expectDone(await shop.call(creditNotesContract.debit, asked, { as: salon.owner }));
      model.numbers.debit_notes += 1;
      if (number !== model.numbers.debit_notes) throw new Error(`debit note ${number}`);
      invoice.notes += 1;
      books.addPaid(model, paid);
      books.addToBalance(model, invoice.customer_id!, paid.cash + paid.credit_card - amount);
    },
  },
  {
    name: 'cancel an invoice',
    weight: 4,
    isPossible: ({ invoices }) => invoices.length > 0,
    run: async ({ shop, salon, model, random }) => {
      const likely = recent(model).filter((one) => cancelRefusal(one) === undefined);
      const invoice = pick(random, likely.length > 0 && chance(random, 70) ? likely : recent(model));
      const refusal = cancelRefusal(invoice);
      const answer = await shop.call(creditNotesContract.cancel, { id: invoice.id, reason }, { as: salon.owner });
      if (refusal) return expectRefused(answer, refusal);
      expectDone(answer);
      invoice.isCancelled = true;
      if (invoice.customer_id !== null) takePoints(model, invoice, invoice.points);
      takeBack(
        model,
        invoice.lines.map((line) => ({ line, quantity: line.quantity, gross: line.gross })),
        true,
      );
      books.addPaid(model, invoice.paid, -1);
      invoice.paid = NOTHING;
      books.add(model, books.RECEIVABLES, -invoice.open);
      invoice.open = 0;
      if (invoice.balanceUsed > 0) books.addToBalance(model, invoice.customer_id!, invoice.balanceUsed);
      if (invoice.customer_id !== null) books.returnDeposits(model, invoice.customer_id, invoice.uses);
      if (invoice.card) reviveCard(model, invoice);
      releaseCodes(model, invoice);
    },
  },
];
