import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { accountInvoiceNumber } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import type { platformPaymentsContract } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { openInvoices, platformToday, requestFacts } from './account-invoices.query';
import { changePayment, insertPayment, lockInvoice, lockOpenRequest, lockPayment } from './account-invoices.repo';
import { linkOf, sendInvoice } from './tell-merchant';

type Payments = typeof platformPaymentsContract;

/** One request is open for an invoice: asked again, the same one is sent once more. */
export const askForPayment: UseCase<Payments['ask']> = async (ctx, { invoice_id, due_on, channel }) => {
  const invoice = await lockInvoice(ctx, invoice_id);
  if (!invoice) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST', { field: 'invoice_id' });
  if (invoice.status !== accountInvoiceStates.codes.issued)
    throw new AppError('ACCOUNT_INVOICE_NOT_OPEN', { field: 'invoice_id' });
  if (due_on !== undefined && due_on < (await platformToday(ctx)))
    throw new AppError('ACCOUNT_DUE_TOO_EARLY', { field: 'due_on' });
  const at = ctx.now.toISOString();
  const sent_to = await sendInvoice(ctx, invoice_id, channel);
  const open = await lockOpenRequest(ctx, invoice_id);
  const asked = { due_on: due_on ?? open?.due_on ?? invoice.due_on, sent_to, sent_at: at };
  const id = open
    ? open.id
    : await insertPayment(ctx, {
        ...asked,
        tenant: invoice.tenant,
        invoice_id,
        is_request: true,
        status: platformPaymentStates.codes.not_paid,
        amount: invoice.total,
        currency: invoice.currency,
        created_by: sessionOf(ctx).user.id,
        created_at: at,
      });
  if (open) await changePayment(ctx, id, asked);
  await audit(ctx, {
    action: open ? 'platform-payments.send' : 'platform-payments.ask',
    entity: 'platform_payments',
    entity_id: id,
    after: { invoice: accountInvoiceNumber(invoice), amount: invoice.total, due_on: asked.due_on, sent_to },
  });
  return { id, sent_to };
};

export const cancelRequest: UseCase<Payments['cancel_request']> = async (ctx, { id, reason }) => {
  const request = await lockPayment(ctx, id);
  if (!request?.is_request) throw new AppError('NOT_FOUND');
  // Money that has come is not withdrawn by a word.
  if (request.status !== platformPaymentStates.codes.not_paid) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const status = move(platformPaymentStates, request.status, platformPaymentStates.codes.cancelled);
  await changePayment(ctx, id, { status, cancel_reason: reason, cancelled_at: ctx.now.toISOString() });
  await audit(ctx, {
    action: 'platform-payments.cancel',
    entity: 'platform_payments',
    entity_id: id,
    before: { status: request.status },
    after: { status, reason },
  });
  return { done: true };
};

export const getRequest: UseCase<Payments['get_request']> = async (ctx, { id }) => {
  const request = await requestFacts(ctx, id);
  if (!request) throw new AppError('NOT_FOUND');
  return { ...request, url: linkOf(ctx.services.config, request.unique_id, ctx.language) };
};

export const findOpenInvoices: UseCase<Payments['open_invoices']> = async (ctx, { search }) => ({
  records: await openInvoices(ctx, search),
});
