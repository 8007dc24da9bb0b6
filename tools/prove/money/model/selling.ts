import { randomUUID } from 'node:crypto';
import { independentSale } from '@rawnaq/domain/invoices/test/independent-sale';
import { addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { sell, type MoneySalon } from '../../../../apps/server/test/money-salon';
import type { Shop } from '../../../../apps/server/test/money/money-things';
import { rowsOf } from '../../../../apps/server/test/people';
import type { Seeded } from '../../seeded';
import * as books from './model';
import type { Card, Invoice, Model, Package, Paid, SoldLine } from './model';

export type Step = {
  shop: Shop;
  salon: MoneySalon;
  model: Model;
  random: Seeded;
  /** Lets days pass, with the jobs of their nights. */
  sleep: (days: number) => Promise<void>;
};
/** One thing that can happen in a salon. To try another one, add it to its list. */
export type Command = {
  name: string;
  /** How often, against the others. */
  weight: number;
  isPossible?: (model: Model) => boolean;
  run: (step: Step) => Promise<void>;
};

export type Bill = NonNullable<Parameters<typeof sell>[2]>;
type BillLine = NonNullable<Bill['lines']>[number];
/** A line of a bill with what it takes from the model. */
export type Wanted = {
  input: BillLine;
  product?: 0 | 1;
  use?: { of: Package; which: number };
  package?: string | null;
};
export type Sale = {
  customer_id: number | null;
  lines: readonly Wanted[];
  /** Ten percent off services and products. */
  code?: string;
  coupon?: string;
  card?: Card;
  balance_used?: number;
  /** This part of a hundred is paid later. */
  owed?: number;
  held_bill_id?: number;
};

export const pick = <One>(random: Seeded, from: readonly One[]): One => from[random.between(0, from.length - 1)]!;
export const chance = (random: Seeded, percent: number): boolean => random.next() * 100 < percent;

/** An amount by one or two methods. */
export function splitPaid(random: Seeded, amount: number): Paid {
  const credit_card = chance(random, 40) ? random.between(0, amount) : 0;
  return { cash: amount - credit_card, credit_card };
}
export const paymentsOf = ({ cash, credit_card }: Paid): NonNullable<Bill['payments']> => [
  ...(cash > 0 ? [{ method: 'cash' as const, amount: cash }] : []),
  ...(credit_card > 0 ? [{ method: 'credit_card' as const, amount: credit_card, authorization_code: '123456' }] : []),
];

/** Every answer but the expected one ends the run. */
export function expectDone<Body extends { code?: string }>({ status, body }: { status: number; body: Body }): Body {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
export function expectRefused({ body }: { body: { code?: string } }, code: string): void {
  if (body.code !== code) throw new Error(`answered ${JSON.stringify(body)}, not ${code}`);
}

/** Can be asked again with its key by a later command, and must say the same. */
export function remember<Answer>(model: Model, ask: () => Promise<Answer>, first: Answer): void {
  model.again = async () => {
    const [said, again] = [JSON.stringify(bodyOf(first)), JSON.stringify(bodyOf(await ask()))];
    return said === again ? '' : `asked again: ${again}, not ${said}`;
  };
}
const bodyOf = (answer: unknown): unknown => (answer as { body: unknown }).body;

type Figures = { gross: number[]; net: number[]; total: number; vat: number; payable: number };

/** The bill by the reckoning that knows nothing of the product's. */
function figuresOf({ policy, rate }: Model, { lines, code, coupon, card }: Sale): Figures {
  const reckoned = independentSale({
    policy,
    lines: lines.map(({ input }) => ({
      kind: input.kind,
      quantity: input.quantity ?? 1,
      unit_price: input.unit_price,
      rate,
      discount: null,
      takes_code: true,
      in_package_price: false,
    })),
    code: code || coupon ? { percent: 1_000 } : null,
    package_price: null,
    voucher: card && card.type !== 'paid' ? card.value : null,
  });
  if (typeof reckoned === 'string') throw new Error(`the model reckons ${reckoned}`);
  const of = (place: number): number[] => lines.map((_, line) => Number(reckoned[line * 11 + place]));
  const gross = of(5);
  return {
    gross,
    net: of(6),
    total: books.sum(gross.filter((_, place) => lines[place]!.input.kind !== 'tip')),
    vat: books.sum(of(7)),
    payable: books.sum(gross),
  };
}

export function billOf(
  model: Model,
  random: Seeded,
  sale: Sale,
): { bill: Bill; figures: Figures; paid: Paid; open: number } {
  const figures = figuresOf(model, sale);
  const voucher = sale.card?.type === 'paid' ? sale.card.value : 0;
  const left = figures.payable - voucher - (sale.balance_used ?? 0);
  const open = Math.floor((left * (sale.owed ?? 0)) / 100);
  const paid = splitPaid(random, left - open);
  const bill: Bill = {
    lines: sale.lines.map(({ input }) => input),
    payments: paymentsOf(paid),
    expected_payable: figures.payable,
    ...(sale.customer_id !== null && { customer_id: sale.customer_id }),
    ...((sale.code ?? sale.coupon) && { code: sale.code ?? sale.coupon }),
    ...(sale.card && { gift_card: sale.card.code }),
    ...(sale.balance_used && { balance_used: sale.balance_used }),
    ...(sale.held_bill_id && { held_bill_id: sale.held_bill_id }),
  };
  return { bill, figures, paid, open };
}

/** Sells, and lets the model do the same. */
export async function sellBill({ shop, salon, model, random }: Step, sale: Sale): Promise<Invoice> {
  const { bill, figures, paid, open } = billOf(model, random, sale);
  const key = randomUUID();
  const ask = () => sell(shop, salon, bill, { key });
  const answer = await ask();
  const { id, number } = expectDone(answer);
  remember(model, ask, answer);
  model.numbers.invoices += 1;
  if (number !== model.numbers.invoices) throw new Error(`number ${number}, not ${model.numbers.invoices}`);

  const { customer_id, card } = sale;
  const uses = customer_id === null ? [] : books.takeFromDeposits(model, customer_id, sale.balance_used ?? 0);
  const points = customer_id === null ? 0 : Math.floor(figures.total / model.unit);
  const lines: SoldLine[] = [];
  for (const [place, wanted] of sale.lines.entries())
    lines.push(
      await sold({ shop, salon, model }, id, wanted, {
        gross: figures.gross[place]!,
        net: figures.net[place]!,
        customer_id,
      }),
    );
  const invoice: Invoice = {
    id,
    customer_id,
    lines,
    total: figures.total,
    vat: figures.vat,
    paid,
    open,
    card: card ?? null,
    balanceUsed: sale.balance_used ?? 0,
    uses,
    coupon: sale.coupon ?? null,
    code: sale.code ?? null,
    points,
    creditedTotal: 0,
    notes: 0,
    isCancelled: false,
    sells: null,
  };
  model.invoices.push(invoice);
  books.addPaid(model, paid);
  books.add(model, books.RECEIVABLES, open);
  if (customer_id !== null && sale.balance_used) books.addToBalance(model, customer_id, -sale.balance_used);
  books.moveDeposits(model, uses, -1);
  if (card) spendCard(model, card);
  if (sale.code) model.codes.find(({ code }) => code === sale.code)!.left -= 1;
  if (sale.coupon) model.coupons.find(({ code }) => code === sale.coupon)!.usedOn = invoice;
  if (points > 0)
    model.points.set(customer_id!, [
      ...(model.points.get(customer_id!) ?? []),
      { invoice_id: id, open: points, expires_on: addMonths(model.today, 1) },
    ]);
  return invoice;
}

function spendCard(model: Model, card: Card): void {
  card.state = 'used';
  if (card.type === 'paid') books.add(model, books.GIFT_CARDS, card.value);
  if (card.type !== 'loyalty') return;
  books.add(model, books.LOYALTY, card.value);
  books.add(model, books.LOYALTY_COST, -card.value);
}

async function sold(
  { shop, salon, model }: Pick<Step, 'shop' | 'salon' | 'model'>,
  invoice_id: number,
  { input, product, use, package: expires_on }: Wanted,
  { gross, net, customer_id }: { gross: number; net: number; customer_id: number | null },
): Promise<SoldLine> {
  const quantity = input.quantity ?? 1;
  const line: SoldLine = { kind: input.kind, quantity, leftQuantity: quantity, gross, leftGross: gross };
  if (input.kind === 'tip') books.add(model, books.TIPS, -gross);
  if (product !== undefined) {
    model.stock[product] -= quantity;
    line.product = product;
  }
  if (use) {
    const worth = use.of.left.length === 1 ? use.of.open : Math.min(use.of.open, use.of.values[use.which]!);
    use.of.left = use.of.left.filter((which) => which !== use.which);
    use.of.open -= worth;
    books.add(model, books.PACKAGES, worth);
    line.use = { ...use, worth };
  }
  if (input.kind === 'package') {
    const [bought] = await rowsOf<{ id: number }>(
      shop,
      'select id from customer_packages where account_id = $1 and invoice_id = $2',
      [salon.accountId, invoice_id],
    );
    line.bought = {
      id: bought!.id,
      customer_id: customer_id!,
      left: [0, 1],
      values: books.shares(net, [1, 1]),
      worth: net,
      open: net,
      expires_on: expires_on ?? null,
      state: 'open',
    };
    model.packages.push(line.bought);
    books.add(model, books.PACKAGES, -net);
  }
  return line;
}
