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

type Method = NameIn<typeof paymentMethods>;
/** A terminal and a gateway give back to the card that paid. Cash, transfers and cheques go out of the salon's own. */
const RETURNS_TO_ITS_CARD: readonly Method[] = ['credit_card', 'payment_link'];

/** How much may be given back by a method, of what came in and was not given back yet; null: as much as is due. */
export const mostBack = (method: Method, cameIn: readonly { method: Method; amount: Minor }[]): Minor | null =>
  RETURNS_TO_ITS_CARD.includes(method)
    ? Math.max(sumMinor(cameIn.filter((one) => one.method === method).map(({ amount }) => amount)), 0)
    : null;

/** Cards and links get back at most what they brought. `place` is the field of the list. */
export function assertReturnable(
  refunds: readonly { method: Method; amount: Minor }[],
  cameIn: readonly { method: Method; amount: Minor }[],
  { currency, place }: { currency: Currency; place: 'refunds' | 'payments' },
): void {
  for (const [index, { method }] of refunds.entries()) {
    const most = mostBack(method, cameIn);
    const asked = sumMinor(refunds.slice(0, index + 1).flatMap((one) => (one.method === method ? one.amount : [])));
    if (most !== null && asked > most)
      throw new AppError('REFUND_ABOVE_RECEIVED', {
        field: `${place}.${index}.amount`,
        values: { amount: `${currency} ${formatDecimal(most, currency)}` },
      });
  }
}
