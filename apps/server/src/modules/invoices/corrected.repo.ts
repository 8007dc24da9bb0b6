import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Bookkeeper } from '../ledger';
import { addToSalesDays, type LineRow } from './invoices.repo';
import { salesDaysOf } from './sales-days';

const invoices = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, id: number) =>
  tx
    .selectFrom('invoices')
    .select([
      'id',
      'unique_id',
      'kind',
      'number',
      'day',
      'issued_at',
      'customer_id',
      'customer_name',
      'customer_mobile',
      'customer_trn',
      'salesman_id',
      'appointment_id',
      'list',
      'discount',
      'vat',
      'total',
      'payable',
      'voucher',
      'balance_used',
      'discount_code_id',
      'coupon_id',
      'points_earned',
      'cancelled_at',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', id);
export type CorrectedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const findInvoice = (ctx: Pick<Bookkeeper, 'tx' | 'accountId'>, id: number) =>
  invoices(ctx, id).executeTakeFirst();

/**
 * Held for the rest of the transaction, before anything else: who corrects an invoice, corrects it alone. Payments and
 * journals may still point at it meanwhile.
 */
export const lockInvoice = (ctx: Bookkeeper, id: number) => invoices(ctx, id).forNoKeyUpdate().executeTakeFirst();

export const linesOfInvoice = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, invoiceId: number) =>
  tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute();
export type CorrectedLine = Awaited<ReturnType<typeof linesOfInvoice>>[number];

/** The lines of every credit note of an invoice, and what the notes took besides. */
export async function creditsOfInvoice({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, invoiceId: number) {
  const notes = await tx
    .selectFrom('invoices')
    .select(['id', 'total', 'payable', 'points_earned'])
    .where('account_id', '=', accountId)
    .where('original_id', '=', invoiceId)
    .where('kind', '=', invoiceKinds.codes.credit_note)
    .execute();
  if (notes.length === 0) return { notes, lines: [] };
  const lines = await tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(
      'invoice_id',
      'in',
      notes.map(({ id }) => id),
    )
    .orderBy('invoice_id')
    .orderBy('position')
    .execute();
  return { notes, lines };
}

export const hasNotes = async ({ tx, accountId }: Bookkeeper, invoiceId: number): Promise<boolean> =>
  (await tx
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('original_id', '=', invoiceId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Commissions of an invoice and of the notes that correct it, those the salon bears itself included. */
export const commissionsOf = ({ tx, accountId }: Bookkeeper, invoiceIds: readonly number[]) =>
  tx
    .selectFrom('commission_entries')
    .select(['invoice_id', 'position', 'employee_id', 'base', 'rate', 'amount'])
    .where('account_id', '=', accountId)
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('id')
    .execute();

export async function markCancelled(
  { tx, accountId, now }: Bookkeeper,
  id: number,
  { by, reason }: { by: number; reason: string },
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ cancelled_at: now.toISOString(), cancelled_by: by, cancel_reason: reason })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** What was sold is not sold any more, on the day somebody said so. */
export const takeFromSales = (ctx: Bookkeeper, day: LocalDate, lines: readonly LineRow[]): Promise<void> =>
  addToSalesDays(ctx, salesDaysOf('credit_note', day, lines));

/** The day of a customer's newest invoice that stands. */
export async function lastInvoiceOn({ tx, accountId }: Bookkeeper, customerId: number): Promise<LocalDate | null> {
  const newest = await tx
    .selectFrom('invoices')
    .select('day')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('kind', '=', invoiceKinds.codes.sale)
    .where('cancelled_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.day ?? null;
}
