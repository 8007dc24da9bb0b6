import { enqueue } from '../../../db/enqueue';
import { changeLink, type Link, type Place } from '../payment-links.repo';

/** Writes down that money goes back; the gateway is called by a job of this transaction. */
export async function askForRefund(place: Place, link: Pick<Link, 'id'>, reason: string): Promise<void> {
  await changeLink(place, link.id, { refund_state: 'asked', refund_reason: reason });
  await queueRefund(place, link.id);
}

export const queueRefund = (place: Place, id: number): Promise<void> =>
  enqueue(
    place.tx,
    'refund-payment-link',
    { account_id: place.accountId, id },
    { key: `refund-payment-link:${place.accountId}:${id}`, maxAttempts: 6 },
  );
