import type { PaymentOutcome, LinkStatus, PaymentProblem } from '@rawnaq/domain/payment-links/payment-link.rules';
import { isUnwanted, isWorthAsking, judgePayment } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates, refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { GatewayError } from '../../infra/payment-drivers/payment-driver';
import { asAccount, asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { lockForPayment, setPaymentStatus } from '../appointments';
import { auditBySystem } from '../audit';
import { collectByLink, takeLinkDeposit } from '../payments';
import { lockInvoice, payByLink } from '../platform-invoices';
import { confirmByDeposit, lockEnquiry, tellOfLateDeposit } from '../property-stays';
import { askForRefund } from './refunds/ask-for-refund';
import { gatewayNamed } from './gateway-of';
import {
  changeLink,
  findLink,
  lockLink,
  openReferences,
  type Link,
  type LinkChange,
  type Place,
} from './payment-links.repo';
import { refreshRefund } from './refunds/carry-out-refund';
import { tellSalon } from './tell-salon';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';

export type Settled = {
  status: LinkStatus;
  error: PaymentProblem | null;
  /** Whether the gateway could be asked. */ answered: boolean;
};

const { codes } = paymentLinkStates;

/**
 * Asks the gateway about a link and records what it says. Webhook, return page and reconcile job all come here, at once
 * and again: the row is locked when the answer is written, and only the first that finds it unpaid has an effect.
 * `freshMs`: an answer that young will do.
 */
export async function settlePaymentLink(
  services: Services,
  accountId: number,
  reference: string,
  { freshMs = 0 } = {},
): Promise<Settled | undefined> {
  const found = await asAccount(services, accountId, async (tx) => {
    const link = await findLink({ tx, accountId }, reference);
    return link && { link, driver: await gatewayNamed({ tx, accountId }, services, link.provider) };
  });
  if (!found) return undefined;
  const { link, driver } = found;
  if (link.refund_state === 'pending' && driver) await refreshRefund(services, accountId, link, driver);
  const isFresh =
    link.checked_at !== null && services.clock().getTime() - new Date(link.checked_at).getTime() < freshMs;
  if (!isWorthAsking(link.status) || !link.provider_id || isFresh)
    return { status: link.status, error: link.error, answered: true };

  const outcome = await driver?.fetch(link.provider_id).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn(
      { account_id: accountId, payment_link: link.id, trouble: error.message },
      'payment gateway not asked',
    );
    return undefined;
  });
  const write = (tx: Tx) => record({ tx, accountId, services }, link, outcome, services.clock());
  // What a merchant pays the platform changes the merchant's own row too.
  return accountId === PLATFORM_ACCOUNT ? asPlatform(services, write) : asAccount(services, accountId, write);
}

/**
 * The last question before appointments are given up for want of payment: money that came a moment ago still counts.
 */
export async function settlePaymentsOf(
  services: Services,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<void> {
  const references = await asAccount(services, accountId, (tx) => openReferences({ tx, accountId }, appointmentIds));
  for (const reference of references) await settlePaymentLink(services, accountId, reference);
}

type Teller = Place & { services: Services };

async function record(
  place: Teller,
  { id, appointment_id, account_invoice_id, enquiry_id, provider_id }: Link,
  outcome: PaymentOutcome | undefined,
  now: Date,
): Promise<Settled | undefined> {
  // Always what is paid for before the link, as everybody who needs both does.
  if (account_invoice_id !== null) await lockInvoice(place, account_invoice_id);
  if (enquiry_id !== null) await lockEnquiry(place.tx, { account_id: place.accountId, id: enquiry_id });
  const appointment = appointment_id === null ? undefined : await lockForPayment(place, appointment_id);
  const link = await lockLink(place, id);
  if (!link || (appointment_id !== null && !appointment)) return undefined;
  const checked_at = now.toISOString();
  if (!outcome || !isWorthAsking(link.status)) {
    await changeLink(place, id, { checked_at });
    return { status: link.status, error: link.error, answered: outcome !== undefined };
  }
  const verdict = judgePayment(link, outcome);
  const isNews = verdict.status !== link.status || verdict.error !== link.error;
  await changeLink(place, id, {
    ...verdict,
    checked_at,
    ...paymentFacts(verdict.status, outcome, checked_at),
    // Whoever opens the link next gets a new page, unless somebody has one meanwhile.
    ...(outcome.status === 'pending' &&
      outcome.is_over &&
      link.provider_id === provider_id && { url: null, provider_id: null }),
  });
  if (!isNews) return { ...verdict, answered: true };

  await auditBySystem(place.tx, now, {
    action: `payment-links.${actionOf(verdict.status)}`,
    entity: 'payment_links',
    entity_id: id,
    account_id: place.accountId,
    before: { status: link.status },
    after: verdict,
  });
  if (verdict.error === 'mismatch') await tellSalon(place, link, 'deposit-mismatch');
  if (verdict.error === 'paid-twice') await tellSalon(place, link, 'deposit-twice');
  if (verdict.status === codes.paid) {
    const payment_id = paymentFacts(verdict.status, outcome, checked_at).payment_id ?? null;
    const paid = { ...link, ...verdict, payment_id };
    if (appointment) await takeMoney(place, paid, appointment, now);
    else if (account_invoice_id !== null) await payAccount(place, { ...paid, account_invoice_id }, now);
    else if (enquiry_id !== null) await payStay(place, { ...paid, enquiry_id }, link.status === codes.open, now);
    else await payInvoice(place, paid, now);
  }
  return { ...verdict, answered: true };
}

/** What was open of the invoice is paid by it. Where less is open by now, nobody waits for the money: it goes back. */
async function payInvoice(place: Place, link: Link, now: Date): Promise<void> {
  const about = { id: link.id, amount: link.amount, payment_id: link.payment_id, invoice_id: link.invoice_id! };
  if (await collectByLink({ ...place, now }, about, () => tellSalon(place, link, 'deposit-paid'))) return;
  await askForRefund(place, link, refundReasons.codes.unwanted);
  await tellSalon(place, link, 'deposit-late');
}

/** A merchant has paid the platform: its account is renewed with it, or the money goes back. */
async function payAccount(place: Teller, link: Link & { account_invoice_id: number }, now: Date): Promise<void> {
  if (await payByLink({ ...place, now }, link)) return;
  await askForRefund(place, link, refundReasons.codes.unwanted);
  await tellSalon(place, link, 'deposit-late');
}

/**
 * The deposit of a stay: it is confirmed with it, or the money goes back. A link that was closed belongs to an offer
 * that another has taken the place of.
 */
async function payStay(place: Teller, link: Link & { enquiry_id: number }, wasOpen: boolean, now: Date): Promise<void> {
  const keeper = { ...place, now };
  if (wasOpen && (await confirmByDeposit(keeper, link.enquiry_id, link.amount))) return;
  await askForRefund(place, link, refundReasons.codes['stay-over']);
  await tellOfLateDeposit(keeper, link.enquiry_id, link.amount);
}

/** The visit is paid, and the money is a deposit; or nobody waits for it any more, and it goes back. */
async function takeMoney(
  place: Teller,
  link: Link,
  appointment: {
    id: number;
    customer_id: number;
    status: Code<'appointments.status'>;
    payment_status: Code<'appointments.payment_status'>;
  },
  now: Date,
): Promise<void> {
  if (isUnwanted(appointment)) {
    await askForRefund(place, link, refundReasons.codes.unwanted);
    await tellSalon(place, link, 'deposit-late');
    return;
  }
  await setPaymentStatus(place, appointment.id, appointmentPaymentStates.codes.paid, now);
  await auditBySystem(place.tx, now, {
    action: 'appointments.deposit-paid',
    entity: 'appointments',
    entity_id: appointment.id,
    account_id: place.accountId,
    before: { payment_status: appointment.payment_status },
    after: { payment_status: appointmentPaymentStates.codes.paid, amount: link.amount },
  });
  await tellSalon(place, link, 'deposit-paid');
  await takeLinkDeposit({ ...place, now }, { ...link, appointment_id: appointment.id }, appointment.customer_id);
}

function paymentFacts(status: LinkStatus, outcome: PaymentOutcome, at: string): LinkChange {
  if (outcome.status !== 'paid') return {};
  const facts = { payment_id: outcome.payment_id ?? null, method: outcome.method?.slice(0, 100) ?? null };
  return status === codes.paid ? { ...facts, paid_at: at } : facts;
}

const actionOf = (status: LinkStatus) =>
  (
    {
      [codes.open]: 'declined',
      [codes.paid]: 'paid',
      [codes.failed]: 'failed',
      [codes.expired]: 'expire',
      [codes.refunded]: 'refund',
      [codes.cancelled]: 'cancel',
    } as const
  )[status];
