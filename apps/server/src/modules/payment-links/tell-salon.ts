import type { Currency } from '@rawnaq/domain/kernel/money';
import type { DepositText, InvoiceLinkText } from '@rawnaq/domain/payment-links/payment-link.notifications';
import { notify } from '../notifications';
import { findInvoice, notifyOfInvoice } from '../platform-invoices';
import { tellOfDepositTrouble } from '../property-stays';
import { findCustomer, type Link, type Place } from './payment-links.repo';

/** An invoice has no visit that could be called off. */
const OF_INVOICE: Readonly<Record<DepositText, InvoiceLinkText>> = {
  'deposit-paid': 'invoice-paid',
  'deposit-late': 'invoice-late',
  'deposit-returned': 'invoice-late',
  'deposit-twice': 'invoice-twice',
  'deposit-mismatch': 'invoice-mismatch',
  'refund-failed': 'refund-failed',
  'refund-unknown': 'refund-unknown',
};

export async function tellSalon(
  place: Place,
  link: Pick<Link, 'appointment_id' | 'invoice_id' | 'account_invoice_id' | 'enquiry_id' | 'amount' | 'currency'>,
  code: DepositText,
): Promise<void> {
  if (link.account_invoice_id !== null) return tellPlatform(place, link.account_invoice_id, code);
  if (link.enquiry_id !== null) return tellHost(place, link.enquiry_id, code, link.amount);
  const { name } = await findCustomer(place, link);
  const values = { amount: { amount: link.amount, currency: link.currency as Currency }, customer: name };
  const { tx, accountId } = place;
  await (link.appointment_id === null
    ? notify(tx, accountId, { type: 'invoice-links', code: OF_INVOICE[code], values, open: link.invoice_id! })
    : notify(tx, accountId, { type: 'online-bookings', code, values, open: link.appointment_id }));
}

/** What became of the money itself is told where the stay is confirmed or is not. */
async function tellHost(place: Place, enquiryId: number, code: DepositText, amount: number): Promise<void> {
  if (code !== 'deposit-paid' && code !== 'deposit-late' && code !== 'deposit-returned')
    await tellOfDepositTrouble(place, enquiryId, code, amount);
}

/** What the staff hears of a merchant's payment. That it was taken is told where the account is renewed. */
const OF_ACCOUNT = {
  'deposit-late': 'late',
  'deposit-returned': 'late',
  'deposit-twice': 'twice',
  'deposit-mismatch': 'mismatch',
  'refund-failed': 'refund-failed',
  'refund-unknown': 'refund-failed',
} as const satisfies Partial<Record<DepositText, string>>;

async function tellPlatform(place: Place, invoiceId: number, code: DepositText): Promise<void> {
  const invoice = code === 'deposit-paid' ? undefined : await findInvoice(place, invoiceId);
  if (invoice && code !== 'deposit-paid') await notifyOfInvoice(place, invoice, OF_ACCOUNT[code]);
}
