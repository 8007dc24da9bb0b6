import type { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { reversalOf } from '@rawnaq/domain/ledger/journal';
import { postDepositsStayUsed } from '@rawnaq/domain/ledger/post-sale';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { unachieveVisit } from '../appointments';
import { audit } from '../audit';
import {
  findDeposit,
  insertPayments,
  lowerReceivable,
  moveBalance,
  openOf,
  paidByMethod,
  returnUses,
  usesOfInvoice,
  type DepositUse,
} from '../customer-money';
import { forgetInvoice } from '../customers';
import {
  commissionsOf,
  hasNotes,
  insertCommissions,
  lastInvoiceOn,
  linesOfInvoice,
  lockInvoice,
  markCancelled,
  readSellingSalon,
  takeFromSales,
  type CorrectedInvoice,
  type CorrectedLine,
} from '../invoices';
import { entriesOf, findJournal, journalsOfInvoice, post, type Posted } from '../ledger';
import { followDeposit } from '../payments';
import { allCommissionsBack } from './commissions-back';
import { assertInvoice, assertStands } from './find-correctable';
import { holdReturns, isKind, writeReturns } from './returns';

/**
 * An invoice that was a mistake and concerns no tax: it keeps its number, and everything it moved goes back. Its
 * journals are reversed on the day somebody says so.
 */
export const cancelInvoice: UseCase<(typeof creditNotesContract)['cancel']> = async (ctx, { id, reason }) => {
  const created_by = sessionOf(ctx).user.id;
  const salon = await readSellingSalon(ctx);
  const invoice = await lockInvoice(ctx, id);
  assertInvoice(invoice);
  const lines = await linesOfInvoice(ctx, id);
  await assertCancellable(ctx, invoice, lines);
  if (invoice.appointment_id !== null) await unachieveVisit(ctx, invoice.appointment_id);

  const { day } = salon;
  const returns = await holdReturns(ctx, {
    invoice,
    lines: lines.map((line) => ({ line, quantity: line.quantity, before: 0 })),
    wholly: true,
    restock: true,
    day,
  });
  const [open, paid, uses, entries] = await Promise.all([
    openOf(ctx, id),
    paidByMethod(ctx, id),
    usesOfInvoice(ctx, id),
    commissionsOf(ctx, [id]),
  ]);
  const { customer_id } = invoice;
  const stand =
    customer_id === null
      ? []
      : await returnUses(
          ctx,
          { invoice_id: id, customer_id, balance: returns.purse!.balance + invoice.balance_used },
          uses,
        );
  const gone = uses.filter((use) => !stand.includes(use));
  if (invoice.appointment_id !== null) await payVisitAgain(ctx, invoice.appointment_id, gone);
  const points = Math.min(invoice.points_earned, returns.purse?.points ?? 0);
  await Promise.all([
    writeReturns(ctx, returns, { invoice, by: id, points, revivesCard: true, wholly: true, day, created_by }),
    insertPayments(
      ctx,
      paid.map(({ method, source, amount }) => ({
        invoice_id: id,
        customer_id,
        source,
        method,
        amount: -amount,
        note: reason,
        day,
        created_by,
      })),
    ),
    insertCommissions(ctx, id, allCommissionsBack(entries, day)),
    ...(customer_id === null
      ? []
      : [
          lowerReceivable(ctx, { invoice_id: id, customer_id, amount: open }),
          moveBalance(ctx, {
            customer_id,
            kind: balanceEntryKinds.codes.returned,
            amount: invoice.balance_used,
            day,
            invoice_id: id,
            created_by,
          }),
        ]),
    markCancelled(ctx, id, { by: created_by, reason }),
  ]);
  crashPoint('cancel.after-returns');
  if (customer_id !== null) await forgetInvoice(ctx, customer_id, await lastInvoiceOn(ctx, customer_id));
  const missing = invoice.points_earned - points;
  await audit(ctx, {
    action: 'invoices.cancel',
    entity: 'invoices',
    entity_id: id,
    after: {
      number: numberText(invoice.kind, invoice.number),
      reason,
      ...(missing > 0 && { points_missing: missing }),
    },
  });
  const stayUsed = postDepositsStayUsed(gone);
  const posted = [
    ...returns.posted,
    ...(await reversals(ctx, id)),
    ...(stayUsed ? [{ journal: stayUsed, invoice_id: id }] : []),
  ];
  await post(ctx, entriesOf(posted, { day, created_by }));
  await takeFromSales(ctx, day, lines);
  crashPoint('cancel.before-commit');
  return { done: true as const };
};

/** The visit is billed no more; a deposit of its own that stands again pays for it as before. */
async function payVisitAgain(ctx: Ctx, appointmentId: number, gone: readonly DepositUse[]): Promise<void> {
  const deposits = await Promise.all(gone.map(({ deposit_id }) => findDeposit(ctx, deposit_id)));
  const spent = gone.filter((_, place) => deposits[place]?.appointment_id === appointmentId);
  await followDeposit(ctx, appointmentId, -spent.reduce((sum, { amount }) => sum + amount, 0));
}

/** The client's conditions, in the client's order; and what notes say already is not said twice. */
async function assertCancellable(ctx: Ctx, invoice: CorrectedInvoice, lines: readonly CorrectedLine[]): Promise<void> {
  if (invoice.vat > 0) throw new AppError('INVOICE_HAS_VAT');
  if (lines.some((line) => isKind(line, 'product'))) throw new AppError('INVOICE_HAS_PRODUCTS');
  if (invoice.kind === invoiceKinds.codes.gift_card) throw new AppError('INVOICE_SELLS_GIFT_CARD');
  assertStands(invoice);
  if (await hasNotes(ctx, invoice.id)) throw new AppError('INVOICE_HAS_NOTES');
}

async function reversals(ctx: Ctx, invoice_id: number): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (const { id } of await journalsOfInvoice(ctx, invoice_id)) {
    const journal = await findJournal(ctx, id);
    if (journal) posted.push({ journal: reversalOf('invoice_cancelled', journal), reverses: id, invoice_id });
  }
  return posted;
}
