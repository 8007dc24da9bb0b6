import type { Currency } from '@rawnaq/domain/kernel/money';
import type { DepositText, InvoiceLinkText } from '@rawnaq/domain/payment-links/payment-link.notifications';
import { notify } from '../notifications';
import { findPayer, type Link, type Place } from './payment-links.repo';

/** An invoice has no visit that could be called off. */
const OF_INVOICE: Readonly<Record<DepositText, InvoiceLinkText>> = {
  'deposit-paid': 'invoice-paid',
  'deposit-late': 'invoice-late',
  'deposit-returned': 'invoice-late',
  'deposit-mismatch': 'invoice-mismatch',
  'refund-failed': 'refund-failed',
  'refund-unknown': 'refund-unknown',
};

export async function tellSalon(
  place: Place,
  link: Pick<Link, 'appointment_id' | 'invoice_id' | 'amount' | 'currency'>,
  code: DepositText,
): Promise<void> {
  const { name } = await findPayer(place, link);
  const values = { amount: { amount: link.amount, currency: link.currency as Currency }, customer: name };
  const { tx, accountId } = place;
  await (link.appointment_id === null
    ? notify(tx, accountId, { type: 'invoice-links', code: OF_INVOICE[code], values, open: link.invoice_id! })
    : notify(tx, accountId, { type: 'online-bookings', code, values, open: link.appointment_id }));
}
