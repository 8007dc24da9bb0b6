import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { enqueue } from '../../db/enqueue';
import { GatewayError } from '../../infra/payment-drivers/payment-driver';
import { asAccount, type Services } from '../../services';
import { gatewayNamed } from './gateway-of';
import { changeLink, findLinkById, lockOpenLinks, type Link, type Place } from './payment-links.repo';

type Closed = typeof paymentLinkStates.codes.expired | typeof paymentLinkStates.codes.cancelled;

/** For whoever cancels appointments: their open links take no more money. What comes in spite of it is returned. */
export async function closePaymentLinks(place: Place, appointmentIds: readonly number[], now: Date): Promise<void> {
  for (const open of await lockOpenLinks(place, appointmentIds))
    await shutLink(place, open, paymentLinkStates.codes.cancelled, now);
}

export async function shutLink(place: Place, link: Link, status: Closed, now: Date): Promise<void> {
  await changeLink(place, link.id, {
    status: move(paymentLinkStates, link.status, status),
    checked_at: now.toISOString(),
  });
  if (link.provider_id)
    await enqueue(
      place.tx,
      'cancel-payment-link',
      { account_id: place.accountId, id: link.id },
      { key: `cancel-payment-link:${place.accountId}:${link.id}`, maxAttempts: 5 },
    );
}

/** The gateway's page is closed too, where the gateway can do that. */
export async function cancelAtGateway(services: Services, accountId: number, id: number): Promise<void> {
  const found = await asAccount(services, accountId, async (tx) => {
    const link = await findLinkById({ tx, accountId }, id);
    return link?.provider_id
      ? {
          providerId: link.provider_id,
          driver: await gatewayNamed({ tx, accountId }, services, link.provider),
        }
      : undefined;
  });
  try {
    await found?.driver?.cancelLink?.(found.providerId);
  } catch (error) {
    // Refused: it is closed already, or was paid at the last moment, which the next check finds.
    if (!(error instanceof GatewayError) || error.trouble !== 'refused') throw error;
  }
}
