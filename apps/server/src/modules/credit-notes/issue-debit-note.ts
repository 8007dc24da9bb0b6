import type { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import { settleSale } from '@rawnaq/domain/invoices/settle-sale';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { postBalancePaid, postDebitNote } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { auditAll } from '../audit';
import { coveredBy, insertPayments, lockPurse, moveBalance, recordUses } from '../customer-money';
import { issuePaper, lockInvoice, readSellingSalon, reserveInvoice } from '../invoices';
import { assertInvoice, assertStands } from './find-correctable';

const CHARGE = invoiceLineKinds.rows.charge.label;

/**
 * More is asked for an invoice: the customer's balance goes down by it, and up again by what she pays at once. What her
 * deposits cover of the rest is used.
 */
export const issueDebitNote: UseCase<(typeof creditNotesContract)['debit']> = async (ctx, input) => {
  const created_by = sessionOf(ctx).user.id;
  const [salon, invoice_id] = await Promise.all([readSellingSalon(ctx), reserveInvoice(ctx)]);
  for (const [place, { method }] of input.payments.entries())
    if (!salon.accounting.payment_methods.includes(method))
      throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: `payments.${place}.method` });
  const invoice = await lockInvoice(ctx, input.invoice_id);
  assertInvoice(invoice);
  assertStands(invoice);
  const { customer_id } = invoice;
  if (customer_id === null) throw new AppError('INVOICE_NEEDS_CUSTOMER');
  const purse = await lockPurse(ctx, customer_id);

  const charge = reckonSale({
    policy: salon.policy,
    lines: [
      {
        kind: 'charge',
        quantity: 1,
        unit_price: input.amount,
        rate: salon.vat_rate,
        discount: null,
        takes_code: false,
        in_package_price: false,
      },
    ],
    code: null,
    package_price: null,
    voucher: null,
  });
  const { rate, ...amounts } = charge.lines[0]!;
  const { change, open } = settleSale({
    payable: charge.payable,
    paid_voucher: 0,
    balance_used: 0,
    payments: input.payments,
    may_owe: true,
  });
  const paid = sumMinor(input.payments.map(({ amount }) => amount));
  const entry = { customer_id, day: salon.day, invoice_id, created_by };
  await insertPayments(
    ctx,
    input.payments.map((payment) => ({ ...payment, ...entry, source: paymentSources.codes.debit_note })),
  );
  await moveBalance(ctx, { ...entry, kind: balanceEntryKinds.codes.debit_note, amount: -charge.payable });
  await moveBalance(ctx, { ...entry, kind: balanceEntryKinds.codes.debit_note_paid, amount: paid });
  const uses = await coveredBy(ctx, { customer_id, balance: purse.balance - charge.payable + paid });
  await recordUses(ctx, invoice_id, uses);

  const number = numberText(invoice.kind, invoice.number);
  const issued = await issuePaper(ctx, salon, {
    kind: 'debit_note',
    invoice_id,
    customer: {
      id: customer_id,
      name: invoice.customer_name ?? '',
      mobile: invoice.customer_mobile,
      trn: invoice.customer_trn,
    },
    original: { id: invoice.id, number, reason: input.reason },
    lines: [
      {
        kind: invoiceLineKinds.codes.charge,
        english_name: CHARGE.en,
        arabic_name: CHARGE.ar,
        quantity: 1,
        unit_price: input.amount,
        ...amounts,
        vat_rate: rate,
      },
    ],
    totals: charge,
    // What is not paid is on her balance, below zero.
    settled: { paid, voucher: 0, balance_used: open, open: 0, change },
    means: [...new Set(input.payments.map(({ method }) => paymentMeans[method]))],
    commissions: [],
    posted: [
      { journal: postDebitNote({ ...amounts, rate }, uses) },
      { journal: postBalancePaid('debit_note_paid', input.payments) },
    ],
    created_by,
    withNumber: ({ number_text }) =>
      auditAll(
        ctx,
        'invoices',
        [invoice_id, invoice.id].map((entity_id) => ({
          action: 'invoices.debit',
          entity_id,
          after: { number: number_text, invoice: number, customer_id, payable: charge.payable, reason: input.reason },
        })),
      ),
  });
  return { ...issued, payable: charge.payable, open, change };
};
