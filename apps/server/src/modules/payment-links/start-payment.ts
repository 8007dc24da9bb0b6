import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Currency } from '@rawnaq/domain/kernel/money';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { enquiryStates } from '@rawnaq/domain/property-stays/enquiry.states';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import { GatewayError, type NewLink } from '../../infra/payment-drivers/payment-driver';
import { asAccount, type Services } from '../../services';
import { findReceivable } from '../customer-money';
import { findInvoice, payerOfInvoice } from '../platform-invoices';
import { findEnquiry, payerOfStay } from '../property-stays';
import { shutLink } from './close-payment-link';
import { gatewayNamed } from './gateway-of';
import { donePath, newReference, pathIn } from './link-address';
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
const STAY: Localized = { en: 'Deposit for a stay', ar: 'عربون إقامة' };
const ACCOUNT: Localized = { en: 'Rawnaq subscription', ar: 'اشتراك رونق' };

/**
 * The link with the gateway's page in it. The first who opens it asks the gateway, outside any transaction; everybody
 * else waits for that answer. A process that dies between asking and storing leaves a page nobody has the address of:
 * the next opener asks again. `language`: that of the page it was opened from, where whoever pays comes back to.
 */
export async function startPayment(
  services: Services,
  accountId: number,
  reference: string,
  language?: Language,
): Promise<Link | undefined> {
  const patience = services.clock().getTime() + CLAIM_MS;
  for (;;) {
    const now = services.clock();
    const { link, claimed } = await asAccount(services, accountId, async (tx) => {
      const found = await speaking({ tx, accountId }, await findWanted({ tx, accountId, now }, reference), language);
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

/** A gateway's page that exists already keeps its words; the way back from it is that of the last page. */
async function speaking(place: Place, link: Link | undefined, language?: Language): Promise<Link | undefined> {
  if (!link || !language || link.language === language) return link;
  const change = { language, return_path: pathIn(link.return_path, language) };
  if (link.status === paymentLinkStates.codes.open) await changeLink(place, link.id, change);
  return { ...link, ...change };
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
  { invoice_id, account_invoice_id, enquiry_id, amount }: Link,
): Promise<boolean> {
  if (enquiry_id !== null) return isOffered(place, enquiry_id, amount);
  if (account_invoice_id !== null)
    return (await findInvoice(place, account_invoice_id))?.status === accountInvoiceStates.codes.issued;
  if (invoice_id === null) return true;
  return ((await findReceivable(place, invoice_id))?.open_amount ?? 0) >= amount;
}

/** What was accepted, withdrawn or offered anew is not paid for any more. */
async function isOffered({ tx, accountId, now }: Place & { now: Date }, id: number, amount: number): Promise<boolean> {
  const enquiry = await findEnquiry(tx, { account_id: accountId, id });
  return enquiry?.status === enquiryStates.codes.offered && enquiry.deposit === amount && isAhead(enquiry, now);
}

const isAhead = ({ valid_until }: { valid_until: string | null }, now: Date): boolean =>
  valid_until !== null && new Date(valid_until) > now;

async function askForPage(services: Services, accountId: number, link: Link): Promise<Link> {
  const { driver, request } = await asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId };
    return {
      driver: await gatewayNamed(place, services, link.provider),
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
    description: wordsFor(link)[language],
    language,
    customer: await payerOf(place, link),
    return_url: `${config.publicUrl}${donePath(link.reference)}`,
    webhook_url: webhookUrl(config, link.provider, await webhookToken(place, newReference(place.accountId))),
    expires_at: new Date(link.expires_at),
  };
}

function wordsFor({ account_invoice_id, enquiry_id, invoice_id }: Link): Localized {
  if (account_invoice_id !== null) return ACCOUNT;
  if (enquiry_id !== null) return STAY;
  return invoice_id === null ? DEPOSIT : INVOICE;
}

/** A customer of the salon, the merchant who pays the platform, or the renter of a place. */
const payerOf = (place: Place, link: Link) => {
  if (link.enquiry_id !== null) return payerOfStay(place, link.enquiry_id);
  return link.account_invoice_id === null ? findCustomer(place, link) : payerOfInvoice(place, link.account_invoice_id);
};
