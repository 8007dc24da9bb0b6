import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import {
  accountInvoiceNumber,
  accountVatRate,
  lastDayOf,
} from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountInvoiceStandings, accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type {
  AccountInvoice,
  accountInvoicesContract,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { GRACE_DAYS } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { UseCase } from '../../http/bind-contract';
import { journalLinesOfAccountInvoice } from '../ledger';
import { packagesIn } from '../message-lines';
import {
  invoiceFacts,
  invoiceFigures,
  linesOf,
  paymentsOf,
  platformCurrency,
  platformToday,
  type InvoiceFacts,
} from './account-invoices.query';
import { findSubscriber, type BuyerOnInvoice, type Place, type SellerOnInvoice } from './account-invoices.repo';
import { billedMerchants } from './merchants.query';
import { pricesIn } from './prices.repo';
import { offers, readSeller } from './seller';
import { linkOf } from './tell-merchant';

type Invoices = typeof accountInvoicesContract;

export const getInvoice: UseCase<Invoices['get_record']> = async (ctx, { id }) => {
  const facts = await invoiceFacts(ctx, { id });
  if (!facts) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  const [shown, payments, journals] = await Promise.all([
    showInvoice(ctx, facts, ctx.now),
    paymentsOf(ctx, id),
    journalLinesOfAccountInvoice(ctx, id),
  ]);
  const { note, cancel_reason, created_by, cancelled_by, unique_id } = facts;
  const language: Language = ctx.language;
  return {
    ...shown,
    id,
    url: linkOf(ctx.services.config, unique_id, language),
    note,
    cancel_reason,
    created_by,
    cancelled_by,
    payments,
    journals,
  };
};

/** What both sides see. The account it is for is asked too: its own days decide what happens next. */
export async function showInvoice(place: Place, facts: InvoiceFacts, now: Date): Promise<AccountInvoice> {
  const [lines, seller, account] = await Promise.all([
    linesOf(place, facts.id),
    readSeller(place),
    findSubscriber(place.tx, facts.tenant),
  ]);
  const today = todayIn(now, seller.time_zone);
  const { status, due_on } = facts;
  const isOpen = status === accountInvoiceStates.codes.issued;
  const ends = account && account.status === 'active' ? lastDayOf(account) : null;
  const { country, bank_details, ...from } = facts.seller as SellerOnInvoice;
  const { name, address, trn, email } = facts.buyer as BuyerOnInvoice;
  return {
    unique_id: facts.unique_id,
    number: accountInvoiceNumber(facts),
    tenant: facts.tenant,
    day: facts.day,
    due_on,
    tier: facts.tier,
    months: facts.months,
    standing: isOpen && due_on < today ? accountInvoiceStandings.codes.overdue : status,
    currency: facts.currency,
    subtotal: facts.subtotal,
    vat: facts.vat,
    total: facts.total,
    status,
    vat_rate: facts.vat_rate,
    country,
    seller: from,
    buyer: { name, address, trn, email },
    bank_details: offers(seller, 'transfer') ? bank_details : '',
    ways: seller.ways,
    lines,
    covers_from: facts.covers_from,
    covers_to: facts.covers_to,
    renewed_until: facts.renewed_until,
    issued_at: facts.issued_at,
    paid_at: facts.paid_at,
    cancelled_at: facts.cancelled_at,
    today,
    // Worth saying only where the account ends about then.
    works_until: ends && ends <= addDays(due_on, GRACE_DAYS) ? addDays(ends, GRACE_DAYS) : null,
    can_pay: isOpen && offers(seller, 'payment_link'),
  };
}

export const getFigures: UseCase<Invoices['figures']> = async (ctx) => {
  const today = await platformToday(ctx);
  return { currency: await platformCurrency(ctx), ...(await invoiceFigures(ctx, today)) };
};

export const findMerchants: UseCase<Invoices['merchants']> = async (ctx, asked) => ({
  records: await billedMerchants(ctx, asked),
});

export const getOptions: UseCase<Invoices['options']> = async (ctx, { tenant }) => {
  const [merchant] = await billedMerchants(ctx, { search: '', tenant });
  if (!merchant) throw new AppError('NOT_FOUND');
  const seller = await readSeller(ctx);
  const today = todayIn(ctx.now, seller.time_zone);
  return {
    merchant,
    currency: seller.currency,
    vat_rate: accountVatRate({ ...seller, country: seller.facts.country }, merchant.country),
    today,
    due_on: addDays(today, seller.due_days),
    prices: await pricesIn(ctx.tx, merchant.country),
    packages: await packagesIn(ctx.tx, merchant.country),
  };
};

export const getWays: UseCase<Invoices['ways']> = async (ctx) => ({ records: (await readSeller(ctx)).ways });
