import { AppError } from '../kernel/app-error';
import { assertMinor, type Minor } from '../kernel/money';
import type { NameIn } from '../kernel/state-machine';
import type { paymentMethods } from '../payments/payment.states';
import { sumOf } from './reckoned-totals';

export type SalePayment = {
  method: NameIn<typeof paymentMethods>;
  /** What stays in the till. */
  amount: Minor;
  /** The cash that was handed over, when it was more. Nothing else gives change. */
  tendered?: Minor | null;
};

export type Settlement = {
  payable: Minor;
  /** Zero without one. It was sold before, so it settles as a payment does. */
  paid_voucher: Minor;
  /** From the customer's balance. Whether she has that much is known to whoever keeps it. */
  balance_used: Minor;
  payments: readonly SalePayment[];
  /** The right to leave a part to be paid later. */
  may_owe: boolean;
};

export type SettledSale = {
  settled: Minor;
  /** What the customer owes from now on. */
  open: Minor;
  /** What she gets back in cash. */
  change: Minor;
};

export function settleSale({ payable, paid_voucher, balance_used, payments, may_owe }: Settlement): SettledSale {
  for (const amount of [payable, paid_voucher, balance_used])
    if (assertMinor(amount) < 0) throw new RangeError(`An amount below zero: ${amount}`);
  for (const { amount } of payments)
    if (assertMinor(amount) <= 0) throw new RangeError(`A payment of nothing: ${amount}`);

  if (paid_voucher > payable) throw new AppError('GIFT_CARD_ABOVE_TOTAL', { field: 'paid_voucher' });
  const settled = assertMinor(paid_voucher + balance_used + sumOf(payments, (payment) => payment.amount));
  if (settled > payable) throw new AppError('PAYMENTS_EXCEED_TOTAL', { field: 'payments' });
  if (settled < payable && !may_owe) throw new AppError('PAYMENTS_NOT_EQUAL_TOTAL', { field: 'payments' });
  return { settled, open: payable - settled, change: sumOf(payments, changeOf) };
}

function changeOf({ method, amount, tendered }: SalePayment, place: number): Minor {
  if (method !== 'cash' || tendered == null) return 0;
  if (assertMinor(tendered) < amount) throw new AppError('CASH_BELOW_PAYMENT', { field: `payments.${place}.tendered` });
  return tendered - amount;
}
