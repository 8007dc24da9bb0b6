import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import type { Job } from '../../worker/job';
import { oneByOne } from '../../worker/salon-by-salon';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { asAccount, asPlatform, type Services } from '../../services';
import { lockForPayment, setPaymentStatus } from '../appointments';
import { auditBySystem } from '../audit';
import { queueRefund } from './refunds/ask-for-refund';
import { carryOutRefund, markRefundUnknown } from './refunds/carry-out-refund';
import { cancelAtGateway, shutLink } from './close-payment-link';
import { findLink, findLinkById, interruptedRefunds, linksToCheck, lockLink } from './payment-links.repo';
import { settlePaymentLink } from './settle-payment-link';

type Payload = { account_id: number; id: number };

/** A run ends before the next one begins. */
const LONGEST_RUN_MS = 150_000;
const PAGE = 100;
const AT_ONCE = 6;

export const paymentLinkJobs: readonly Job[] = [
  {
    task: 'refund-payment-link',
    run: (services, payload) => carryOutRefund(services, (payload as Payload).account_id, (payload as Payload).id),
  },
  {
    task: 'cancel-payment-link',
    run: (services, payload) => cancelAtGateway(services, (payload as Payload).account_id, (payload as Payload).id),
  },
  {
    task: 'reconcile-payment-links',
    cron: '*/3 * * * *',
    run: async (services) => {
      await reconcileLinks(services);
      await takeUpRefunds(services);
    },
  },
];

/** Finds payments nobody told us of: a lost webhook, a closed browser. Then ends what is over. */
async function reconcileLinks(services: Services): Promise<void> {
  const until = Date.now() + LONGEST_RUN_MS;
  const seen = new Set<string>();
  while (Date.now() < until) {
    const due = (await asPlatform(services, (tx) => linksToCheck(tx, services.clock(), PAGE))).filter(
      ({ reference }) => !seen.has(reference),
    );
    if (due.length === 0) return;
    for (let start = 0; start < due.length; start += AT_ONCE)
      await Promise.all(due.slice(start, start + AT_ONCE).map(one));
  }

  // One link in trouble must not keep the others waiting; it comes again in the next run.
  async function one({ account_id, reference }: { account_id: number; reference: string }): Promise<void> {
    seen.add(reference);
    await reconcileLink(services, account_id, reference).catch((error: unknown) =>
      services.log.error({ err: error, account_id }, 'payment link not reconciled'),
    );
  }
}

async function reconcileLink(services: Services, accountId: number, reference: string): Promise<void> {
  const settled = await settlePaymentLink(services, accountId, reference);
  if (settled?.status !== paymentLinkStates.codes.open) return;
  const link = await asAccount(services, accountId, (tx) => findLink({ tx, accountId }, reference));
  const now = services.clock();
  if (link && new Date(link.expires_at) <= now)
    await asAccount(services, accountId, (tx) => expire({ tx, accountId }, link, now));
}

async function expire(
  place: Parameters<typeof lockLink>[0],
  { id, appointment_id }: { id: number; appointment_id: number | null },
  now: Date,
): Promise<void> {
  const appointment = appointment_id === null ? undefined : await lockForPayment(place, appointment_id);
  const link = await lockLink(place, id);
  if (link?.status !== paymentLinkStates.codes.open) return;
  await shutLink(place, link, paymentLinkStates.codes.expired, now);
  // Bookings that wait until a set time for their deposit are cancelled by their own job; the others just owe again.
  if (appointment?.payment_status === appointmentPaymentStates.codes.waiting && appointment.pay_until === null)
    await setPaymentStatus(place, appointment.id, appointmentPaymentStates.codes.unpaid, now);
  await auditBySystem(place.tx, now, {
    action: 'payment-links.expire',
    entity: 'payment_links',
    entity_id: id,
    account_id: place.accountId,
  });
}

/**
 * Refunds that were interrupted become a question, those that were only postponed are taken up, those the gateway
 * decides on are asked about.
 */
async function takeUpRefunds(services: Services): Promise<void> {
  const interrupted = await asPlatform(services, (tx) => interruptedRefunds(tx, services.clock()));
  await oneByOne(services, 'refunds', interrupted, async ({ account_id: accountId, id, refund_state }) => {
    const link = await asAccount(services, accountId, (tx) => findLinkById({ tx, accountId }, id));
    if (!link) return;
    if (refund_state === 'calling') await markRefundUnknown(services, accountId, link);
    else if (refund_state === 'asked') await asAccount(services, accountId, (tx) => queueRefund({ tx, accountId }, id));
    else await settlePaymentLink(services, accountId, link.reference);
  });
}
