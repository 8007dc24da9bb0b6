import type { Minor } from '../kernel/money';
import type { NameIn } from '../kernel/state-machine';
import { paymentMethods } from '../payments/payment.states';
import type { LedgerAccount } from './ledger-accounts.states';

export type PaymentMethod = NameIn<typeof paymentMethods>;
export const PAYMENT_METHODS = Object.keys(paymentMethods.codes) as PaymentMethod[];

/** What came to an account and what went, over some days. */
export type LedgerSum = { account: LedgerAccount; rate: number; debit: Minor; credit: Minor };
export type Moved = { debit: Minor; credit: Minor };

export const movedOn = (
  sums: readonly LedgerSum[],
  accounts: readonly LedgerAccount[],
  isMeant: (rate: number) => boolean = () => true,
): Moved =>
  sums
    .filter(({ account, rate }) => accounts.includes(account) && isMeant(rate))
    .reduce((sum, { debit, credit }) => ({ debit: sum.debit + debit, credit: sum.credit + credit }), NOTHING);

const NOTHING: Moved = { debit: 0, credit: 0 };

/** What the books say came in and went out by a method; what was put right at the end of a day is neither. */
export function moneyBy(
  sums: readonly LedgerSum[],
  method: PaymentMethod,
  differences: readonly TillDifference[] = [],
): { received: Minor; given_back: Minor } {
  const { debit, credit } = movedOn(sums, [method]);
  const found = differences.filter((one) => one.method === method);
  return {
    received: debit - found.reduce((sum, one) => sum + one.surplus, 0),
    given_back: credit - found.reduce((sum, one) => sum + one.missing, 0),
  };
}

/** What the ends of some days found too much, and too little. */
export type TillDifference = { method: PaymentMethod; surplus: Minor; missing: Minor };

export type MoneyFlow = {
  received: Minor;
  given_back: Minor;
  net: Minor;
  balances_in: Minor;
  balances_used: Minor;
  gift_cards_in: Minor;
  gift_cards_used: Minor;
  left_to_pay: Minor;
  collected: Minor;
  vat: Minor;
  by_method: Record<PaymentMethod, Minor>;
};

/** The money of some days, as the books have it. */
export function moneyFlow(
  sums: readonly LedgerSum[],
  differences: readonly TillDifference[],
  methods: readonly PaymentMethod[] = PAYMENT_METHODS,
): MoneyFlow {
  const moved = new Map(PAYMENT_METHODS.map((method) => [method, moneyBy(sums, method, differences)] as const));
  const over = (key: 'received' | 'given_back'): Minor =>
    methods.reduce((sum, method) => sum + moved.get(method)![key], 0);
  const balances = movedOn(sums, ['customer_balances']);
  const cards = movedOn(sums, ['gift_cards']);
  const receivables = movedOn(sums, ['receivables']);
  const vat = movedOn(sums, ['vat_output']);
  const by_method = Object.fromEntries(
    [...moved].map(([method, { received, given_back }]) => [method, received - given_back]),
  ) as Record<PaymentMethod, Minor>;
  return {
    received: over('received'),
    given_back: over('given_back'),
    net: over('received') - over('given_back'),
    balances_in: balances.credit,
    balances_used: balances.debit,
    gift_cards_in: cards.credit,
    gift_cards_used: cards.debit,
    left_to_pay: receivables.debit,
    collected: receivables.credit,
    vat: vat.credit - vat.debit,
    by_method,
  };
}
