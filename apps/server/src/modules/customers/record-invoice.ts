import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerTypeOn } from '@rawnaq/domain/customers/customer.rules';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sessionOf, type Ctx } from '../../http/context';
import { lockCustomer, setInvoices } from './customers.repo';

/** Called by whoever issues an invoice, in the same transaction: the customer's visits and type follow from it. */
export async function recordInvoice(ctx: Ctx, customerId: number, date: string): Promise<void> {
  const customer = await lockCustomer(ctx, customerId);
  if (customer.status !== recordStates.codes.active) throw new AppError('CUSTOMER_NOT_ACTIVE');
  const invoices_count = customer.invoices_count + 1;
  const last_invoice_on = customer.last_invoice_on && customer.last_invoice_on > date ? customer.last_invoice_on : date;
  const type = customerTypeOn(todayIn(ctx.now, sessionOf(ctx).account.time_zone), {
    count: invoices_count,
    last_on: last_invoice_on,
  });
  await setInvoices(ctx.tx, ctx.accountId, customerId, { invoices_count, last_invoice_on, type });
}

/**
 * Called by whoever cancels an invoice: as if it had never been issued. `lastOn` is the day of the newest that is
 * left.
 */
export async function forgetInvoice(ctx: Ctx, customerId: number, lastOn: string | null): Promise<void> {
  const customer = await lockCustomer(ctx, customerId);
  const invoices_count = Math.max(customer.invoices_count - 1, 0);
  const type = customerTypeOn(todayIn(ctx.now, sessionOf(ctx).account.time_zone), {
    count: invoices_count,
    last_on: lastOn,
  });
  await setInvoices(ctx.tx, ctx.accountId, customerId, { invoices_count, last_invoice_on: lastOn, type });
}
