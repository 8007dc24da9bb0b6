import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { monthsOfUsers } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountItems, MONTHS_OF } from '@rawnaq/domain/platform-invoices/account-items.states';
import type { Bookkeeper } from '../ledger';
import { buyWhatsappPackage } from '../message-lines';
import { linesOf } from './account-invoices.query';
import { findSubscriber, type HeldInvoice } from './account-invoices.repo';
import { renewAccount } from './renew-account';
import { insertExtraUsers } from './users-limit.repo';

/**
 * The package of the account, people more than it is for, WhatsApp: each begins with the payment, and once. A payment
 * that was taken back and is made again finds everything given already. Returns the account's new last day.
 */
export async function beginWhatWasPaid(keeper: Bookkeeper, invoice: HeldInvoice): Promise<string | null> {
  if (invoice.granted_at !== null) return invoice.renewed_until;
  const { tx, now } = keeper;
  const stretch = await renewAccount(keeper, invoice);
  const account = await findSubscriber(tx, invoice.tenant);
  if (!account) throw new Error(`There is no account ${invoice.tenant}.`);
  const from = stretch?.from ?? todayIn(now, account.time_zone);
  for (const line of await linesOf(keeper, invoice.id)) {
    if (line.item === accountItems.codes.users)
      await insertExtraUsers(tx, invoice.tenant, {
        quantity: line.quantity,
        starts_on: from,
        ends_on: addDays(addMonths(from, monthsOfUsers(line)), -1),
        account_invoice_id: invoice.id,
      });
    // What was sold before packages had a list lasts as long as its period says; without one, a month.
    if (line.item === accountItems.codes.whatsapp)
      await buyWhatsappPackage(tx, now, invoice.tenant, {
        package_id: line.package_id,
        name: line.english_name,
        months: (line.months ?? MONTHS_OF[line.period ?? 'month']) * line.quantity,
        messages: line.messages === null ? null : line.messages * line.quantity,
      });
  }
  return stretch?.until ?? null;
}
