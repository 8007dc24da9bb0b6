import { sharesOf, nearest } from '@rawnaq/domain/invoices/test/independent-sale';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { VatPolicy } from '@rawnaq/domain/kernel/vat';

export type Method = 'cash' | 'credit_card';
export type Paid = Record<Method, number>;

export type Card = {
  code: string;
  type: 'paid' | 'free' | 'loyalty';
  value: number;
  /** Whose it is alone. */
  customer_id: number | null;
  expires_on: LocalDate | null;
  state: 'active' | 'used' | 'ended';
};
export type Package = {
  id: number;
  customer_id: number;
  /** Which of its two services are left. */
  left: number[];
  values: number[];
  worth: number;
  open: number;
  expires_on: LocalDate | null;
  state: 'open' | 'ended' | 'returned';
};
export type Deposit = {
  invoice_id: number;
  payment_id: number;
  customer_id: number;
  method: Method;
  amount: number;
  open: number;
  openVat: number;
  isCancelled: boolean;
};
export type DepositUse = { deposit: Deposit; amount: number; vat: number };
export type Points = { invoice_id: number; open: number; expires_on: LocalDate };

export type SoldLine = {
  kind: 'service' | 'product' | 'package' | 'package_use' | 'tip' | 'gift_card';
  quantity: number;
  leftQuantity: number;
  gross: number;
  leftGross: number;
  product?: 0 | 1;
  bought?: Package;
  use?: { of: Package; which: number; worth: number };
};
export type Invoice = {
  id: number;
  customer_id: number | null;
  lines: SoldLine[];
  /** Without tips. */
  total: number;
  vat: number;
  paid: Paid;
  open: number;
  card: Card | null;
  balanceUsed: number;
  uses: DepositUse[];
  coupon: string | null;
  code: string | null;
  points: number;
  creditedTotal: number;
  notes: number;
  isCancelled: boolean;
  sells: Card | null;
};
export type Penalty = { id: number; customer_id: number; amount: number; isLifted: boolean };

/** What the salon should have, reckoned without the product. */
export type Model = {
  policy: VatPolicy;
  rate: number;
  unit: number;
  today: LocalDate;
  /** The newest number of each series. */
  numbers: { invoices: number; deposits: number; credit_notes: number; debit_notes: number };
  /** By ledger account, debit above zero. */
  ledger: Record<number, number>;
  balances: Map<number, number>;
  points: Map<number, Points[]>;
  invoices: Invoice[];
  deposits: Deposit[];
  cards: Card[];
  packages: Package[];
  penalties: Penalty[];
  /** Codes that may be used so often still. */
  codes: { code: string; left: number }[];
  coupons: { code: string; usedOn: Invoice | null }[];
  stock: [number, number];
  held: { id: number; total: number }[];
  /** The newest write that can be asked again. */
  again: (() => Promise<string>) | undefined;
};

export const CASH = 1100;
export const CREDIT_CARD = 1110;
export const RECEIVABLES = 1200;
export const VAT_ON_DEPOSITS = 1410;
export const BALANCES = 2100;
export const GIFT_CARDS = 2110;
export const PACKAGES = 2120;
export const LOYALTY = 2130;
export const TIPS = 2300;
export const PENALTIES = 4140;
export const ENDED = 4150;
export const LOYALTY_COST = 5400;
/** The accounts the model knows everything about. */
export const KNOWN_ACCOUNTS = [
  CASH,
  CREDIT_CARD,
  RECEIVABLES,
  VAT_ON_DEPOSITS,
  BALANCES,
  GIFT_CARDS,
  PACKAGES,
  LOYALTY,
  TIPS,
  PENALTIES,
  ENDED,
  LOYALTY_COST,
];

export const newModel = (facts: Pick<Model, 'policy' | 'rate' | 'unit' | 'today'>): Model => ({
  ...facts,
  numbers: { invoices: 0, deposits: 0, credit_notes: 0, debit_notes: 0 },
  ledger: {},
  balances: new Map(),
  points: new Map(),
  invoices: [],
  deposits: [],
  cards: [],
  packages: [],
  penalties: [],
  codes: [],
  coupons: [],
  stock: [10, 10],
  held: [],
  again: undefined,
});

export const add = (model: Model, account: number, amount: number): void => {
  model.ledger[account] = (model.ledger[account] ?? 0) + amount;
};
export const addPaid = (model: Model, paid: Paid, sign: 1 | -1 = 1): void => {
  add(model, CASH, sign * paid.cash);
  add(model, CREDIT_CARD, sign * paid.credit_card);
};
export const balanceOf = (model: Model, customer: number): number => model.balances.get(customer) ?? 0;
/** A balance is what the salon owes, so the ledger has it on the other side. */
export const hasDeposit = (model: Model, customer: number): boolean =>
  model.deposits.some(({ customer_id, open }) => customer_id === customer && open > 0);

export const addToBalance = (model: Model, customer: number, amount: number): void => {
  model.balances.set(customer, balanceOf(model, customer) + amount);
  add(model, BALANCES, -amount);
};
export const pointsOf = (model: Model, customer: number): number =>
  sum((model.points.get(customer) ?? []).map(({ open }) => open));

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
/** A part of something, to the nearest unit. */
export const part = (whole: number, taken: number, of: number): number =>
  of === 0 ? 0 : Number(nearest(BigInt(whole) * BigInt(taken), BigInt(of)));
export const shares = (total: number, weights: readonly number[]): number[] =>
  sharesOf(
    BigInt(total),
    weights.map((weight) => BigInt(weight)),
  ).map(Number);

/** Deposits pay first, the oldest first; what none of them covers came from a credit note. */
export function takeFromDeposits(model: Model, customer: number, amount: number): DepositUse[] {
  const uses: DepositUse[] = [];
  let left = amount;
  for (const deposit of model.deposits) {
    if (deposit.customer_id !== customer || deposit.open === 0 || left === 0) continue;
    const taken = Math.min(left, deposit.open);
    uses.push({ deposit, amount: taken, vat: part(deposit.openVat, taken, deposit.open) });
    left -= taken;
  }
  return uses;
}

export const moveDeposits = (model: Model, uses: readonly DepositUse[], sign: 1 | -1): void => {
  for (const { deposit, amount, vat } of uses) {
    deposit.open += sign * amount;
    deposit.openVat += sign * vat;
    add(model, VAT_ON_DEPOSITS, sign * vat);
  }
};

/** Deposits of a bill that is taken back stand again, where her balance with what came back is enough for them. */
export function returnDeposits(model: Model, customer: number, uses: readonly DepositUse[]): void {
  const open = model.deposits.filter(({ customer_id }) => customer_id === customer).map((deposit) => deposit.open);
  const needed = sum([...open, ...uses.map(({ amount }) => amount)]);
  if (needed <= Math.max(balanceOf(model, customer), 0)) moveDeposits(model, uses, 1);
}
