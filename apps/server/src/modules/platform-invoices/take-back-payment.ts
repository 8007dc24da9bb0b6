import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { postAccountInvoicePaid } from '@rawnaq/domain/ledger/post-account-invoice';
import { reversalOf } from '@rawnaq/domain/ledger/journal';
import { lastDayOf } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { entriesOf, paymentJournalOfAccountInvoice, post } from '../ledger';
import { platformToday } from './account-invoices.query';
import { changeInvoice, changePayment, findSubscriber, lockInvoice, lockPaid } from './account-invoices.repo';

/**
 * A transfer that was recorded by mistake. Its journal is reversed and the invoice waits for payment again; days,
 * people and messages it gave stay as they are, because somebody may have worked with them: who wants them back
 * changes the account itself. Paid again, the invoice gives nothing a second time.
 */
export const takeBackPayment: UseCase<(typeof accountInvoicesContract)['take_back']> = async (ctx, { id, reason }) => {
  const invoice = await lockInvoice(ctx, id);
  if (!invoice) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  const { issued, paid } = accountInvoiceStates.codes;
  const payment = await lockPaid(ctx, id);
  if (invoice.status !== paid || !payment?.method) throw new AppError('ACCOUNT_INVOICE_NOT_PAID');
  if (payment.payment_link_id !== null) throw new AppError('ACCOUNT_PAID_BY_LINK');
  await changePayment(ctx, payment.id, {
    status: move(platformPaymentStates, payment.status, platformPaymentStates.codes.cancelled),
    cancelled_at: ctx.now.toISOString(),
    cancel_reason: reason,
  });
  await changeInvoice(ctx, id, { status: move(accountInvoiceStates, invoice.status, issued), paid_at: null });
  const account = await findSubscriber(ctx.tx, invoice.tenant);
  await audit(ctx, {
    action: 'account-invoices.take-back',
    entity: 'account_invoices',
    entity_id: id,
    before: { status: invoice.status, method: payment.method, amount: payment.amount, reference: payment.reference },
    after: { status: issued, reason },
  });
  const journal = postAccountInvoicePaid({ method: payment.method, amount: payment.amount });
  const reverses = await paymentJournalOfAccountInvoice(ctx, id);
  if (journal && reverses !== undefined)
    await post(
      ctx,
      entriesOf([{ journal: reversalOf('account_payment_taken_back', journal), account_invoice_id: id, reverses }], {
        day: await platformToday(ctx),
        created_by: sessionOf(ctx).user.id,
      }),
    );
  return { account_runs_to: account ? lastDayOf(account) : null };
};
