import type { Bookkeeper } from '../ledger';
import { auditBySystem } from '../audit';
import { linesOf } from './account-invoices.query';
import { lastPaidPlan, openInvoiceOf, type HeldInvoice, findInvoice } from './account-invoices.repo';
import { issueAccountInvoice } from './issue-account-invoice';
import { accountItems } from '@rawnaq/domain/platform-invoices/account-items.states';

/**
 * The invoice that keeps an account open: the one that waits, or else the last paid package issued once more with its
 * lines. Nothing for an account that has never paid: which package it wants is its own choice.
 */
export async function invoiceToRenew(keeper: Bookkeeper, tenant: number): Promise<HeldInvoice | undefined> {
  const open = await openInvoiceOf(keeper, tenant);
  if (open) return open;
  const last = await lastPaidPlan(keeper, tenant);
  if (!last) return undefined;
  const lines = (await linesOf(keeper, last.id)).filter(({ item }) => item !== accountItems.codes.other);
  const { id, number, total } = await issueAccountInvoice(keeper, { tenant, lines, created_by: null });
  await auditBySystem(keeper.tx, keeper.now, {
    action: 'account-invoices.issue',
    entity: 'account_invoices',
    entity_id: id,
    account_id: keeper.accountId,
    after: { number, total },
  });
  return findInvoice(keeper, id);
}
