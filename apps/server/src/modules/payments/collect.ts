import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { postCollected } from '@rawnaq/domain/ledger/post-customer-money';
import { assertTaken, assertWithin } from '@rawnaq/domain/payments/payment.rules';
import { paymentMethods, paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import type { PaymentInput } from '@rawnaq/domain/till/bill';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { lockForPayment, setPaymentStatus } from '../appointments';
import { audit, auditBySystem } from '../audit';
import {
  addToPurse,
  findReceivable,
  insertPayments,
  lockPurse,
  paymentOfLink,
  takeFromReceivable,
} from '../customer-money';
import { payCommissions, readSellingSalon, type SellingSalon } from '../invoices';
import { entriesOf, post, type Bookkeeper } from '../ledger';

type Owed = NonNullable<Awaited<ReturnType<typeof findReceivable>>>;
type Taken = {
  payments: readonly (PaymentInput & { payment_link_id?: number })[];
  note: string | null;
  created_by: number | null;
  tell: (about: { number: string; amount: Minor; open: Minor }) => Promise<unknown>;
};

/** What is open of an invoice comes in, all of it or a part, and never more. */
export const collect: UseCase<(typeof receivablesContract)['collect']> = async (
  ctx,
  { invoice_id, payments, note },
) => {
  const salon = await readSellingSalon(ctx);
  assertTaken(payments, salon.accounting.payment_methods);
  const owed = await lockOwed(ctx, invoice_id);
  if (!owed) throw new AppError('INVOICE_NOT_EXIST');
  if (owed.open_amount === 0) throw new AppError('NOTHING_OWED', { field: 'invoice_id' });
  assertWithin(payments, owed.open_amount, salon.currency);
  return takeIn(ctx, salon, owed, {
    payments,
    note: note ?? null,
    created_by: sessionOf(ctx).user.id,
    tell: (after) => audit(ctx, { action: 'invoices.collect', entity: 'invoices', entity_id: invoice_id, after }),
  });
};

/**
 * The same by a payment link, once for each link whoever asks again. False when that much is no longer open. The link
 * is locked; comes last in its transaction.
 */
export async function collectByLink(
  ctx: Bookkeeper,
  link: { id: number; invoice_id: number; amount: Minor; payment_id: string | null },
  tell: () => Promise<void>,
): Promise<boolean> {
  if (await paymentOfLink(ctx, link.id)) return true;
  const [salon, owed] = [await readSellingSalon(ctx), await lockOwed(ctx, link.invoice_id)];
  if (!owed || owed.open_amount < link.amount) return false;
  await takeIn(ctx, salon, owed, {
    payments: [
      {
        method: paymentMethods.codes.payment_link,
        amount: link.amount,
        payment_link_id: link.id,
        ...(link.payment_id !== null && { reference_number: link.payment_id.slice(0, 50) }),
      },
    ],
    note: null,
    created_by: null,
    tell: (after) =>
      Promise.all([
        tell(),
        auditBySystem(ctx.tx, ctx.now, {
          action: 'invoices.collect',
          entity: 'invoices',
          entity_id: link.invoice_id,
          account_id: ctx.accountId,
          after,
        }),
      ]),
  });
  return true;
}

/** As everybody does: the visit, then the purse. */
async function lockOwed(ctx: Bookkeeper, invoiceId: number): Promise<Owed | undefined> {
  const found = await findReceivable(ctx, invoiceId);
  if (!found) return undefined;
  if (found.appointment_id !== null) await lockForPayment(ctx, found.appointment_id);
  await lockPurse(ctx, found.customer_id);
  return findReceivable(ctx, invoiceId);
}

async function takeIn(
  ctx: Bookkeeper,
  salon: SellingSalon,
  owed: Owed,
  { payments, note, created_by, tell }: Taken,
): Promise<{ open: Minor }> {
  const { invoice_id, customer_id, appointment_id, payable } = owed;
  const amount = sumMinor(payments.map((payment) => payment.amount));
  const open = owed.open_amount - amount;
  const ids = await insertPayments(
    ctx,
    payments.map((payment) => ({
      ...payment,
      invoice_id,
      customer_id,
      source: paymentSources.codes.billing,
      note,
      day: salon.day,
      created_by,
    })),
  );
  await Promise.all([
    takeFromReceivable(ctx, invoice_id, amount),
    addToPurse(ctx, customer_id, { receivable: -amount }),
    // At the issue it was given already.
    salon.accounting.commission_when === 'issue'
      ? undefined
      : payCommissions(ctx, salon, { id: invoice_id, settled: payable - open, payable }),
    open === 0 && appointment_id !== null
      ? setPaymentStatus(ctx, appointment_id, appointmentPaymentStates.codes.paid, ctx.now)
      : undefined,
    tell({ number: numberText(owed.kind, owed.number), amount, open }),
  ]);
  await post(
    ctx,
    entriesOf([{ journal: postCollected(payments), invoice_id, payment_id: ids[0]! }], { day: salon.day, created_by }),
  );
  return { open };
}
