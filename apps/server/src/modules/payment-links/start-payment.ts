import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Currency } from '@rawnaq/domain/kernel/money';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import { GatewayError, type NewLink, type PaymentDriver } from '../../infra/payment-drivers/payment-driver';
import { asAccount, type Services } from '../../services';
import { findReceivable } from '../customer-money';
import { findInvoice, payerOfInvoice } from '../platform-invoices';
import { shutLink } from './close-payment-link';
import { gatewayNamed } from './gateway-of';
import { donePath, newReference } from './link-address';
import {
  changeLink,
  claimOpening,
  findLink,
  findCustomer,
  lockLink,
  webhookToken,
  type Link,
  type Place,
} from './payment-links.repo';
import { webhookUrl } from './webhook-url';

/** Longer than any driver waits: whoever has asked since has died. */
const CLAIM_MS = 30_000;
const POLL_MS = 250;
const DEPOSIT: Localized = { en: 'Booking deposit', ar: 'عربون حجز' };
const INVOICE: Localized = { en: 'Invoice payment', ar: 'سداد فاتورة' };
const ACCOUNT: Localized = { en: 'Rawnaq subscription', ar: 'اشتراك رونق' };

/**
 * The link with the gateway's page in it. The first who opens it asks the gateway, outside any transaction; everybody
 * else waits for that answer. A process that dies between asking and storing leaves a page nobody has the address of:
 * the next opener asks again.
 */
export async function startPayment(
  services: Services,
  accountId: number,
  reference: string,
): Promise<Link | undefined> {
  const patience = services.clock().getTime() + CLAIM_MS;
  for (;;) {
    const now = services.clock();
    const { link, claimed } = await asAccount(services, accountId, async (tx) => {
      const found = await findWanted({ tx, accountId, now }, reference);
      const isWaiting =
        found?.status === paymentLinkStates.codes.open && !found.url && new Date(found.expires_at) > now;
      return {
        link: found,
        claimed: isWaiting ? await claimOpening({ tx, accountId }, found.id, now, CLAIM_MS) : undefined,
      };
    });
    if (!link || claimed === undefined) return link;
    if (claimed) return askForPage(services, accountId, link);
    if (now.getTime() > patience) throw new AppError('PAYMENT_GATEWAY_AWAY');
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

/** What was paid at the desk meanwhile is not asked for again. */
async function findWanted(place: Place & { now: Date }, reference: string): Promise<Link | undefined> {
  const link = await findLink(place, reference);
  if (link?.status !== paymentLinkStates.codes.open || (await isWanted(place, link))) return link;
  const open = await lockLink(place, link.id);
  if (open?.status === paymentLinkStates.codes.open)
    await shutLink(place, open, paymentLinkStates.codes.cancelled, place.now);
  return findLink(place, reference);
}

async function isWanted(
  place: Place & { now: Date },
  { invoice_id, account_invoice_id, amount }: Link,
): Promise<boolean> {
  if (account_invoice_id !== null)
    return (await findInvoice(place, account_invoice_id))?.status === accountInvoiceStates.codes.issued;
  if (invoice_id === null) return true;
  return ((await findReceivable(place, invoice_id))?.open_amount ?? 0) >= amount;
}

async function askForPage(services: Services, accountId: number, link: Link): Promise<Link> {
  const { driver, request } = await asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId };
    return {
      driver: await gatewayNamed(place, services, link.provider as PaymentDriver['name']),
      request: await requestOf(services, place, link),
    };
  });
  try {
    if (!driver) throw new GatewayError('refused', `${link.provider} has no secret`);
    const page = await driver.createLink(request);
    await asAccount(services, accountId, (tx) =>
      changeLink({ tx, accountId }, link.id, {
        ...page,
        opening_at: null,
        ...(link.error === 'link-refused' ? { error: null } : {}),
      }),
    );
    return { ...link, ...page };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn(
      { account_id: accountId, payment_link: link.id, trouble: error.message },
      'payment link not opened',
    );
    await asAccount(services, accountId, (tx) =>
      changeLink({ tx, accountId }, link.id, {
        opening_at: null,
        ...(error.trouble === 'refused' ? { error: 'link-refused' } : {}),
      }),
    );
    throw new AppError('PAYMENT_GATEWAY_AWAY');
  }
}

async function requestOf({ config }: Services, place: Place, link: Link): Promise<NewLink> {
  const language = link.language as Language;
  return {
    reference: link.reference,
    amount: { minor: link.amount, currency: link.currency as Currency },
    description: (link.account_invoice_id !== null ? ACCOUNT : link.invoice_id === null ? DEPOSIT : INVOICE)[language],
    language,
    customer: await payerOf(place, link),
    return_url: `${config.publicUrl}${donePath(link.reference)}`,
    webhook_url: webhookUrl(config, link.provider, await webhookToken(place, newReference(place.accountId))),
    expires_at: new Date(link.expires_at),
  };
}

/** A customer of the salon, or the merchant who pays the platform. */
const payerOf = (place: Place, link: Link) =>
  link.account_invoice_id === null ? findCustomer(place, link) : payerOfInvoice(place, link.account_invoice_id);
