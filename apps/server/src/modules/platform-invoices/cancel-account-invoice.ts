import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { reversalOf } from '@rawnaq/domain/ledger/journal';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { entriesOf, findJournal, journalOfAccountInvoice, post } from '../ledger';
import { platformToday } from './account-invoices.query';
import { changeInvoice, changePayment, lockInvoice, lockOpenRequest } from './account-invoices.repo';

/** What nobody has paid is taken back: the number stays, its journal is reversed, its open request ends with it. */
export const cancelInvoice: UseCase<(typeof accountInvoicesContract)['cancel']> = async (ctx, { id, reason }) => {
  const invoice = await lockInvoice(ctx, id);
  if (!invoice) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  const { issued, cancelled } = accountInvoiceStates.codes;
  if (invoice.status !== issued) throw new AppError('ACCOUNT_INVOICE_NOT_OPEN');
  const at = ctx.now.toISOString();
  const created_by = sessionOf(ctx).user.id;
  const request = await lockOpenRequest(ctx, id);
  if (request)
    await changePayment(ctx, request.id, {
      status: move(platformPaymentStates, request.status, platformPaymentStates.codes.cancelled),
      cancelled_at: at,
      cancel_reason: reason,
    });
  await changeInvoice(ctx, id, {
    status: move(accountInvoiceStates, invoice.status, cancelled),
    cancelled_at: at,
    cancelled_by: created_by,
    cancel_reason: reason,
  });
  await audit(ctx, {
    action: 'account-invoices.cancel',
    entity: 'account_invoices',
    entity_id: id,
    before: { status: invoice.status },
    after: { status: cancelled, reason },
  });
  const journalId = await journalOfAccountInvoice(ctx, id);
  const journal = journalId === undefined ? undefined : await findJournal(ctx, journalId);
  if (journalId !== undefined && journal)
    await post(
      ctx,
      entriesOf(
        [{ journal: reversalOf('account_invoice_cancelled', journal), account_invoice_id: id, reverses: journalId }],
        { day: await platformToday(ctx), created_by },
      ),
    );
  return { done: true };
};
