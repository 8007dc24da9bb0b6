import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { postDeposit, postDepositKept } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { Code } from '../../db/column-codes';
import { crashPoint } from '../../infra/crash-point';
import { insertDeposit, insertPayments, keepDeposits, lockPurse, moveBalance } from '../customer-money';
import {
  issuePaper,
  reserveInvoice,
  type IssuedPaper,
  type LineRow,
  type PaperCustomer,
  type SellingSalon,
} from '../invoices';
import type { Bookkeeper } from '../ledger';

const NAMES = { english_name: 'Deposit', arabic_name: 'عربون' };

export type TakenDeposit = {
  customer: PaperCustomer;
  appointment_id: number | null;
  payment: {
    method: Code<'payments.method'>;
    amount: Minor;
    tendered?: Minor | undefined;
    authorization_code?: string | undefined;
    reference_number?: string | undefined;
    payment_link_id?: number;
  };
  note: string | null;
  created_by: number | null;
};

/**
 * Money in advance: a paper of its own, a payment, and the customer's balance. In the Kingdom it is a prepayment
 * invoice whose VAT is due at once. Whoever calls has locked the visit, and comes here last: the paper ends the
 * transaction, with `tell` for what has to name it.
 */
export async function takeDeposit(
  ctx: Bookkeeper,
  salon: SellingSalon,
  { customer, appointment_id, payment, note, created_by }: TakenDeposit,
  tell: (issued: IssuedPaper & { payment_id: number }) => Promise<unknown>,
): Promise<IssuedPaper & { balance: Minor }> {
  const { amount, method } = payment;
  const [invoice_id, purse] = await Promise.all([reserveInvoice(ctx), lockPurse(ctx, customer.id)]);
  const sale = reckonSale(depositSale(salon, amount, prepaymentRate(salon)));
  const { rate, vat } = sale.lines[0]!;
  const [payment_id] = await insertPayments(ctx, [
    {
      ...payment,
      invoice_id,
      customer_id: customer.id,
      source: paymentSources.codes.deposit,
      note,
      day: salon.day,
      created_by,
    },
  ]);
  await Promise.all([
    insertDeposit(ctx, { invoice_id, customer_id: customer.id, appointment_id, amount, vat, vat_rate: rate }),
    moveBalance(ctx, {
      customer_id: customer.id,
      kind: balanceEntryKinds.codes.deposit,
      amount,
      day: salon.day,
      invoice_id,
      payment_id: payment_id!,
      note,
      created_by,
    }),
  ]);
  // What she owed from before is covered first.
  const kept = await keepDeposits(ctx, { customer_id: customer.id, balance: purse.balance + amount });
  crashPoint('deposit.after-payment');
  const issued = await issuePaper(ctx, salon, {
    kind: 'deposit',
    invoice_id,
    customer,
    appointment_id,
    note,
    lines: depositLines(sale),
    totals: sale,
    settled: { paid: amount, voucher: 0, balance_used: 0, open: 0, change: 0 },
    means: [paymentMeans[method]],
    commissions: [],
    posted: [
      { journal: postDeposit([{ method, amount }], vat, rate), payment_id: payment_id! },
      { journal: postDepositKept(kept), payment_id: payment_id! },
    ],
    created_by,
    withNumber: (paper) => tell({ ...paper, payment_id: payment_id! }),
  });
  return { ...issued, balance: purse.balance + amount };
}

/** Only in the Kingdom VAT is due when money comes before the service. */
const prepaymentRate = ({ country, vat_rate }: SellingSalon): number => (country === 'SA' ? vat_rate : 0);

export const depositSale = (
  { policy }: SellingSalon,
  amount: Minor,
  rate: number,
): Parameters<typeof reckonSale>[0] => ({
  policy,
  lines: [
    {
      kind: 'deposit',
      quantity: 1,
      unit_price: amount,
      rate,
      discount: null,
      takes_code: false,
      in_package_price: false,
    },
  ],
  code: null,
  package_price: null,
  voucher: null,
});

/** The one line of a prepayment, and of the note that takes it back. */
export const depositLines = (sale: ReturnType<typeof reckonSale>, original_position: number | null = null): LineRow[] =>
  sale.lines.map(({ rate, ...parts }) => ({
    kind: invoiceLineKinds.codes.deposit,
    ...NAMES,
    quantity: 1,
    unit_price: parts.list,
    ...parts,
    vat_rate: rate,
    original_position,
  }));
