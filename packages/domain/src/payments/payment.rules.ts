import { AppError } from '../kernel/app-error';
import type { EInvoicePaymentMeans } from '../e-invoices/e-invoice';
import { formatDecimal, sumMinor, type Currency, type Minor } from '../kernel/money';
import type { PaymentInput } from '../till/bill';
import type { NameIn } from '../kernel/state-machine';
import type { paymentMethods } from './payment.states';

/** What the tax authority calls our ways to pay. */
export const paymentMeans = {
  cash: 'cash',
  credit_card: 'card',
  transfer: 'bank_account',
  cheque: 'bank_account',
  payment_link: 'card',
} as const satisfies Record<NameIn<typeof paymentMethods>, EInvoicePaymentMeans>;

/** Money is taken by the ways the salon takes, and cash is at least what is to be paid with it. */
export function assertTaken(
  payments: readonly Pick<PaymentInput, 'method' | 'amount' | 'tendered'>[],
  taken: readonly string[],
): void {
  for (const [place, { method, amount, tendered }] of payments.entries()) {
    if (!taken.includes(method)) throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: `payments.${place}.method` });
    if (method === 'cash' && tendered !== undefined && tendered < amount)
      throw new AppError('CASH_BELOW_PAYMENT', { field: `payments.${place}.tendered` });
  }
}

/** Never more than is open. Answers what comes in. */
export function assertWithin(payments: readonly { amount: Minor }[], open: Minor, currency: Currency): Minor {
  const paid = sumMinor(payments.map(({ amount }) => amount));
  if (paid > open)
    throw new AppError('PAYMENT_ABOVE_OPEN', {
      field: `payments.${payments.length - 1}.amount`,
      values: { amount: `${currency} ${formatDecimal(open, currency)}` },
    });
  return paid;
}
