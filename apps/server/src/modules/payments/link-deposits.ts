import type { Minor } from '@rawnaq/domain/kernel/money';
import { paymentMethods, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { tellOfPaper, type Teller } from '../appointments';
import { auditBySystem } from '../audit';
import { findDeposit, lockPurse, markCancelled, paymentOfLink } from '../customer-money';
import { readSellingSalon } from '../invoices';
import type { Bookkeeper } from '../ledger';
import { findAnyPayer } from './payers.repo';
import { noteTold, returnDeposit, type Tell } from './return-deposit';
import { takeDeposit } from './take-deposit';

type PaidLink = { id: number; appointment_id: number; amount: Minor; payment_id: string | null };

/**
 * Money that came by a payment link is a deposit like any other, once for each link whoever asks again. The visit and
 * the link are locked; comes last in its transaction.
 */
export async function takeLinkDeposit(ctx: Bookkeeper & Teller, link: PaidLink, customerId: number): Promise<void> {
  if (await paymentOfLink(ctx, link.id)) return;
  const [salon, customer] = await Promise.all([readSellingSalon(ctx), findAnyPayer(ctx, customerId)]);
  const { amount } = link;
  const about = { customer_id: customerId, amount, currency: salon.currency };
  const tell = await tellOfPaper(ctx, about, 'deposit_received');
  await takeDeposit(
    ctx,
    salon,
    {
      customer,
      appointment_id: link.appointment_id,
      payment: {
        method: paymentMethods.codes.payment_link,
        amount,
        payment_link_id: link.id,
        ...(link.payment_id !== null && { reference_number: link.payment_id.slice(0, 50) }),
      },
      note: null,
      created_by: null,
    },
    ({ number_text, payment_id, ...paper }) =>
      Promise.all([
        tell(paper),
        auditBySystem(ctx.tx, ctx.now, {
          action: 'payments.deposit',
          entity: 'payments',
          entity_id: payment_id,
          account_id: ctx.accountId,
          after: { number: number_text, customer_id: customerId, amount, method: paymentMethods.codes.payment_link },
        }),
      ]),
  );
}

/**
 * The gateway gave the money back: the deposit is cancelled with it. What was spent of it meanwhile the customer owes.
 * A link from before there were deposits has none.
 */
export async function returnLinkDeposit(ctx: Bookkeeper, linkId: number, reason: string): Promise<void> {
  const payment = await paymentOfLink(ctx, linkId);
  if (!payment || payment.status === paymentStates.codes.cancelled) return;
  const customerId = (await findDeposit(ctx, payment.invoice_id!))!.customer_id;
  const { balance } = await lockPurse(ctx, customerId);
  const [salon, deposit] = [await readSellingSalon(ctx), (await findDeposit(ctx, payment.invoice_id!))!];
  if (!(await markCancelled(ctx, payment.id, { day: salon.day, reason, by: null }))) return;
  const by = { account_id: ctx.accountId };
  const tell: Tell = (note) =>
    Promise.all([
      auditBySystem(ctx.tx, ctx.now, {
        ...by,
        action: 'payments.cancel',
        entity: 'payments',
        entity_id: payment.id,
        before: { status: payment.status },
        after: { status: paymentStates.codes.cancelled, amount: payment.amount, reason },
      }),
      note &&
        auditBySystem(ctx.tx, ctx.now, {
          ...by,
          action: 'invoices.credit',
          entity: 'invoices',
          entity_id: note.id,
          after: { number: note.number_text, ...noteTold(deposit, deposit.open_amount, reason) },
        }),
    ]);
  await returnDeposit(ctx, salon, { deposit, payment, balance, reason, by: null }, tell);
}

type Place = Pick<Bookkeeper, 'tx' | 'accountId' | 'now'>;

/** The deposit a link brought. A link from before there were deposits has none. */
export async function depositOfLink(ctx: Place, linkId: number): Promise<{ is_used: boolean } | undefined> {
  const payment = await paymentOfLink(ctx, linkId);
  const deposit = payment && (await findDeposit(ctx, payment.invoice_id!));
  return deposit && { is_used: deposit.open_amount < deposit.amount };
}

/** Whether the money of a link is still there to be given back. */
export const isLinkDepositUsed = async (ctx: Place, linkId: number): Promise<boolean> =>
  (await depositOfLink(ctx, linkId))?.is_used ?? false;
