import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import {
  accountInvoiceNumber,
  accountVatRate,
  lastDayOf,
} from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import {
  accountItems,
  type AccountItem,
  type AccountPeriod,
} from '@rawnaq/domain/platform-invoices/account-items.states';
import { graceOf } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { asPlatform, PLATFORM_ACCOUNT } from '../../services';
import { audit } from '../audit';
import { packagesIn } from '../message-lines';
import { invoiceFacts, invoiceRows } from './account-invoices.query';
import { findInvoice, findSubscriber, lockSubscriber, openInvoiceOf } from './account-invoices.repo';
import { showInvoice } from './get-account-invoice';
import { issueAccountInvoice } from './issue-account-invoice';
import { pricesIn } from './prices.repo';
import { readSeller } from './seller';
import { notifyOfInvoice } from './tell-merchant';
import { usersOf } from './users-limit.repo';

type Invoices = typeof accountInvoicesContract;
const MOST_SHOWN = 100;

/**
 * Account invoices are rows of the platform. A merchant's request looks at them from there and names its own account in
 * every question.
 */
const inPlatform = <T>(ctx: Ctx, work: (platform: Ctx) => Promise<T>): Promise<T> =>
  asPlatform(ctx.services, (tx) => work({ ...ctx, tx, accountId: PLATFORM_ACCOUNT }));

export const ownInvoices: UseCase<Invoices['of_account']> = (ctx) =>
  inPlatform(ctx, async (platform) => {
    const account = await findSubscriber(platform.tx, ctx.accountId);
    const seller = await readSeller(platform);
    // The training salon belongs to everybody and buys nothing.
    if (!account)
      return {
        currency: seller.currency,
        vat_rate: 0,
        tier: null,
        prices: [],
        packages: [],
        users: { used: 0, limit: null },
        records: [],
      };
    return {
      currency: seller.currency,
      vat_rate: accountVatRate({ ...seller, country: seller.facts.country }, account.country),
      tier: account.tier,
      prices: await pricesIn(platform.tx, account.country),
      packages: await packagesIn(platform.tx, account.country),
      users: await usersOf({ tx: platform.tx, accountId: ctx.accountId, now: ctx.now }),
      records: await (
        await invoiceRows(platform)
      )
        .where('i.tenant', '=', ctx.accountId)
        .orderBy('i.id', 'desc')
        .limit(MOST_SHOWN)
        .execute(),
    };
  });

export const ownInvoice: UseCase<Invoices['own_record']> = (ctx, { unique_id }) =>
  inPlatform(ctx, async (platform) => {
    const facts = await invoiceFacts(platform, { unique_id });
    if (facts?.tenant !== ctx.accountId) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
    return showInvoice(platform, facts, ctx.now);
  });

/** A merchant buys by itself, at the prices of its country. The account is held, so two clicks order once. */
export const orderPackage: UseCase<Invoices['order']> = (ctx, { tier, period, users, package_id }) =>
  inPlatform(ctx, async (platform) => {
    const account = await lockSubscriber(platform.tx, ctx.accountId);
    if (!account) throw new AppError('ACCOUNT_NOT_BILLED');
    const open = await openInvoiceOf(platform, ctx.accountId);
    if (open?.tier) throw new AppError('ACCOUNT_INVOICE_OPEN');
    const prices = await pricesIn(platform.tx, account.country);
    const line = (item: AccountItem, quantity: number) => {
      const price = prices.find((one) => one.item === item && one.period === period)?.price;
      if (price === undefined) throw new AppError('ACCOUNT_PRICE_MISSING');
      return { item, period: period satisfies AccountPeriod, quantity, unit_price: price };
    };
    const sold = await packagesIn(platform.tx, account.country);
    const whatsapp = package_id === null ? undefined : sold.find(({ id }) => id === package_id);
    if (package_id !== null && !whatsapp) throw new AppError('ACCOUNT_PRICE_MISSING');
    const issued = await issueAccountInvoice(platform, {
      tenant: ctx.accountId,
      lines: [
        line(tier, 1),
        ...(users > 0 ? [line(accountItems.codes.users, users)] : []),
        ...(whatsapp
          ? [
              {
                item: accountItems.codes.whatsapp,
                period: null,
                quantity: 1,
                unit_price: whatsapp.price,
                package_id: whatsapp.id,
              },
            ]
          : []),
      ],
      created_by: null,
    });
    await audit(platform, {
      action: 'account-invoices.order',
      entity: 'account_invoices',
      entity_id: issued.id,
      after: { number: issued.number, total: issued.total, tier },
    });
    const invoice = await findInvoice(platform, issued.id);
    if (invoice) await notifyOfInvoice(platform, invoice, 'ordered');
    return { unique_id: issued.unique_id };
  });

/** What every screen says about the subscription: nothing, a word before the end, or how long it still works. */
export const getStanding: UseCase<Invoices['standing']> = (ctx) =>
  inPlatform(ctx, async (platform) => {
    const account = await findSubscriber(platform.tx, ctx.accountId);
    const ends_on = account ? lastDayOf(account) : null;
    if (!account || ends_on === null)
      return { status: 'active', ends_on: null, days_left: null, works_until: null, open: null };
    const open = await openInvoiceOf(platform, ctx.accountId);
    const { status } = account;
    return {
      status,
      ends_on,
      days_left: daysBetween(todayIn(ctx.now, account.time_zone), ends_on),
      works_until: status === 'trial' || status === 'active' ? addDays(ends_on, graceOf(status)) : null,
      open: open
        ? { unique_id: open.unique_id, number: accountInvoiceNumber(open), due_on: open.due_on, total: open.total }
        : null,
    };
  });
