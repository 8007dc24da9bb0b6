import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { postAccountInvoicePaid } from '@rawnaq/domain/ledger/post-account-invoice';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import type { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { audit, auditBySystem } from '../audit';
import { entriesOf, post } from '../ledger';
import { platformToday } from './account-invoices.query';
import {
  changeInvoice,
  changePayment,
  insertPayment,
  lockInvoice,
  lockOpenRequest,
  type HeldInvoice,
} from './account-invoices.repo';
import { beginWhatWasPaid } from './begin-what-was-paid';
import { offers, readSeller } from './seller';
import { notifyOfInvoice, thankMerchant, type Biller } from './tell-merchant';

type Money = {
  invoice_id: number;
  method: CodeIn<typeof paymentMethods>;
  paid_on?: string | undefined;
  reference: string | null;
  note?: string | undefined;
  payment_link_id?: number;
  created_by: number | null;
};
type Paid = { invoice: HeldInvoice; renewed_until: string | null };

/**
 * The invoice is paid and the account renewed in one transaction: whoever pays gets both or neither. The invoice is
 * held first; of many who pay at once one finds it open. Undefined for all others.
 */
export async function settleAccountInvoice(
  keeper: Biller,
  { invoice_id, method, paid_on, created_by, ...facts }: Money,
): Promise<Paid | undefined> {
  const invoice = await lockInvoice(keeper, invoice_id);
  if (!invoice) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  if (invoice.status !== accountInvoiceStates.codes.issued) return undefined;
  const today = await platformToday(keeper);
  const day = paid_on ?? today;
  if (day > today) throw new AppError('ACCOUNT_DATE_AHEAD', { field: 'paid_on' });
  const at = keeper.now.toISOString();
  const paid = {
    status: platformPaymentStates.codes.paid,
    method,
    paid_on: day,
    paid_at: at,
    reference: facts.reference,
    note: facts.note ?? null,
    payment_link_id: facts.payment_link_id ?? null,
  };
  const request = await lockOpenRequest(keeper, invoice_id);
  if (request) await changePayment(keeper, request.id, paid);
  else
    await insertPayment(keeper, {
      ...paid,
      tenant: invoice.tenant,
      invoice_id,
      is_request: false,
      amount: invoice.total,
      currency: invoice.currency,
      created_by,
      created_at: at,
    });
  crashPoint('account-invoice.after-payment');
  const renewed_until = await beginWhatWasPaid(keeper, invoice);
  await changeInvoice(keeper, invoice_id, {
    status: move(accountInvoiceStates, invoice.status, accountInvoiceStates.codes.paid),
    paid_at: at,
    granted_at: invoice.granted_at ?? at,
    renewed_until,
  });
  await thankMerchant(keeper, invoice, renewed_until);
  await notifyOfInvoice(keeper, invoice, 'paid');
  crashPoint('account-invoice.after-renewal');
  const journal = postAccountInvoicePaid({ method, amount: invoice.total });
  // Money that came before the paper is booked with it: a paper is never owed less than nothing.
  await post(
    keeper,
    entriesOf([{ journal, account_invoice_id: invoice_id }], {
      day: day < invoice.day ? invoice.day : day,
      created_by,
    }),
  );
  return { invoice, renewed_until };
}

/** A transfer that reached the bank, recorded by hand. */
export const payInvoice: UseCase<(typeof accountInvoicesContract)['pay']> = async (
  ctx,
  { id, authorization_code, reference, ...money },
) => {
  if (!offers(await readSeller(ctx), money.method))
    throw new AppError('ACCOUNT_METHOD_NOT_OFFERED', { field: 'method' });
  const paid = await settleAccountInvoice(ctx, {
    ...money,
    invoice_id: id,
    // What a payment is found by: of a card its code, and whatever else it is called by.
    reference: [authorization_code, reference].filter(Boolean).join(' / ') || null,
    created_by: sessionOf(ctx).user.id,
  });
  if (!paid) throw new AppError('ACCOUNT_INVOICE_NOT_OPEN');
  const { invoice, renewed_until } = paid;
  await audit(ctx, {
    action: 'account-invoices.paid',
    entity: 'account_invoices',
    entity_id: id,
    before: { status: invoice.status },
    after: { status: accountInvoiceStates.codes.paid, method: money.method, amount: invoice.total, renewed_until },
  });
  return { renewed_until };
};

/** Money that came by a link. False where nobody waits for it any more: it goes back. */
export async function payByLink(
  keeper: Biller,
  link: { id: number; account_invoice_id: number; payment_id: string | null },
): Promise<boolean> {
  const paid = await settleAccountInvoice(keeper, {
    invoice_id: link.account_invoice_id,
    method: 'payment_link',
    reference: link.payment_id,
    payment_link_id: link.id,
    created_by: null,
  });
  if (!paid) return false;
  await auditBySystem(keeper.tx, keeper.now, {
    action: 'account-invoices.paid',
    entity: 'account_invoices',
    entity_id: paid.invoice.id,
    account_id: keeper.accountId,
    before: { status: paid.invoice.status },
    after: {
      status: accountInvoiceStates.codes.paid,
      method: 'payment_link',
      amount: paid.invoice.total,
      renewed_until: paid.renewed_until,
    },
  });
  return true;
}
