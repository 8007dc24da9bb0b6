import { sumMinor, type Minor } from '../kernel/money';
import type { PaymentMethod } from '../ledger/ledger-sums.rules';

/** What there should be of a method: what came in less what went out; in the drawer also what it began with, once. */
export const expectedOf = (
  method: PaymentMethod,
  moved: { received: Minor; given_back: Minor },
  openingFloat: Minor,
): Minor => (method === 'cash' ? openingFloat : 0) + moved.received - moved.given_back;

/** What came in or went out of a day after it was closed: in the books of the day, not in its count. */
export const afterClosing = (
  method: PaymentMethod,
  moved: { received: Minor; given_back: Minor },
  closed: { expected: Minor; opening_float: Minor },
): Minor => expectedOf(method, moved, closed.opening_float) - closed.expected;

export type Flow = {
  sales: Minor;
  tips: Minor;
  balances_in: Minor;
  balances_used: Minor;
  gift_cards_in: Minor;
  gift_cards_used: Minor;
  left_to_pay: Minor;
  collected: Minor;
};

/** What of a day's money none of the usual lines explains: penalties, expired cards, money paid back. */
export const otherMoney = (flow: Flow, net: Minor): Minor =>
  net -
  sumMinor([
    flow.sales,
    flow.tips,
    flow.balances_in,
    -flow.balances_used,
    flow.gift_cards_in,
    -flow.gift_cards_used,
    -flow.left_to_pay,
    flow.collected,
  ]);
