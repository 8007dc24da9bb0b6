import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { postDeposit, postDepositCancelled, postDepositKept } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import type { Code } from '../../db/column-codes';
import { crashPoint } from '../../infra/crash-point';
import { keepDeposits, moveBalance, returnFromDeposit, type DepositUse, type FoundDeposit } from '../customer-money';
import { issuePaper, reserveInvoice, type IssuedPaper, type SellingSalon } from '../invoices';
import { entriesOf, findJournal, journalsOfInvoice, post, type Bookkeeper, type Posted } from '../ledger';
import { depositLines, depositSale } from './take-deposit';

/** Writes what happened; the note has its own history. */
export type Tell = (note: IssuedPaper | null) => Promise<unknown>;

type Returning = {
  deposit: FoundDeposit;
  /** Hers before it goes back. */
  balance: Minor;
  payment: { id: number; method: Code<'payments.method'>; amount: Minor };
  reason: string;
  by: number | null;
};

/**
 * A deposit goes back whole: its journal is reversed, and in the Kingdom a credit note takes its VAT back. What was
 * used of it meanwhile the customer owes from now on, and its VAT stays with the invoice that used it. The purse is
 * locked, and this comes last in its transaction. Answers the number of the credit note.
 */
export async function returnDeposit(
  ctx: Bookkeeper,
  salon: SellingSalon,
  { deposit, payment, balance, reason, by }: Returning,
  tell: Tell,
): Promise<string | null> {
  const { open_amount: amount, open_vat: vat } = deposit;
  await Promise.all([
    returnFromDeposit(ctx, { deposit_id: deposit.invoice_id, amount, vat }),
    moveBalance(ctx, {
      customer_id: deposit.customer_id,
      kind: balanceEntryKinds.codes.deposit_cancelled,
      amount: -payment.amount,
      day: salon.day,
      invoice_id: deposit.invoice_id,
      payment_id: payment.id,
      note: reason,
      created_by: by,
    }),
  ]);
  crashPoint('deposit.after-return');
  // What was spent of it twice is owed, and other deposits cover it.
  const kept = await keepDeposits(ctx, { customer_id: deposit.customer_id, balance: balance - payment.amount });
  const posted = {
    ...((await wholeJournal(ctx, deposit)) ?? {
      journal: postDepositCancelled(postDeposit([payment], vat, deposit.vat_rate)!),
    }),
    payment_id: payment.id,
    note: reason,
  };
  return issueCreditNote(ctx, salon, {
    deposit,
    returned: { amount, vat },
    method: payment.method,
    reason,
    by,
    posted: [posted, { journal: postDepositKept(kept), payment_id: payment.id }],
    tell,
  });
}

/** While nothing of it is used, its own journal is taken back, which the database allows once. */
async function wholeJournal(
  ctx: Bookkeeper,
  deposit: FoundDeposit,
): Promise<Pick<Posted, 'journal' | 'reverses'> | undefined> {
  if (deposit.open_amount !== deposit.amount) return undefined;
  const [standing] = await journalsOfInvoice(ctx, deposit.invoice_id);
  const journal = standing && (await findJournal(ctx, standing.id));
  return journal && { journal: postDepositCancelled(journal), reverses: standing.id };
}

type CreditNote = {
  deposit: Pick<
    FoundDeposit,
    'invoice_id' | 'customer_id' | 'vat_rate' | 'number' | 'customer_name' | 'customer_mobile' | 'customer_trn'
  >;
  returned: Pick<DepositUse, 'amount' | 'vat'>;
  method: Code<'payments.method'>;
  reason: string;
  by: number | null;
  posted: readonly Posted[];
  tell: Tell;
};

/**
 * A prepayment invoice is corrected by a credit note, where VAT was charged on it. Elsewhere the journal alone does.
 */
export async function issueCreditNote(
  ctx: Bookkeeper,
  salon: SellingSalon,
  { deposit, returned, method, reason, by, posted, tell }: CreditNote,
): Promise<string | null> {
  if (returned.vat === 0) {
    await tell(null);
    const entries = posted.map((one) => ({ invoice_id: deposit.invoice_id, ...one }));
    await post(ctx, entriesOf(entries, { day: salon.day, created_by: by }));
    return null;
  }
  const sale = reckonSale(depositSale(salon, returned.amount, deposit.vat_rate));
  const { number_text } = await issuePaper(ctx, salon, {
    kind: 'credit_note',
    invoice_id: await reserveInvoice(ctx),
    customer: {
      id: deposit.customer_id,
      name: deposit.customer_name ?? '',
      mobile: deposit.customer_mobile,
      trn: deposit.customer_trn,
    },
    original: {
      id: deposit.invoice_id,
      number: numberText(invoiceKinds.codes.deposit, deposit.number),
      reason,
    },
    lines: depositLines(sale, 1),
    totals: sale,
    settled: { paid: returned.amount, voucher: 0, balance_used: 0, open: 0, change: 0 },
    means: [paymentMeans[method]],
    commissions: [],
    posted,
    created_by: by,
    withNumber: tell,
  });
  return number_text;
}

/** What the history of a note says. */
export const noteTold = (deposit: Pick<FoundDeposit, 'number' | 'customer_id'>, amount: Minor, reason: string) => ({
  invoice: numberText(invoiceKinds.codes.deposit, deposit.number),
  customer_id: deposit.customer_id,
  payable: amount,
  reason,
});
