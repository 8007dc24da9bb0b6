import { AppError } from '@rawnaq/domain/kernel/app-error';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import type { PaymentState, paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { transaction } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import { enterSalon } from '../../http/enter-salon.repo';
import { throttle } from '../../http/throttle';
import { asAccount } from '../../services';
import { payPath } from './link-address';
import { findLink, newestLinkOf, type Link, type Place } from './payment-links.repo';
import { settlePaymentLink } from './settle-payment-link';

const ASKING = { bucket: 'payment-state', limit: 60, seconds: 60 };
/** The page asks every few seconds; the gateway need not. */
const FRESH_MS = 3_000;

/** How far the payment is, as the customer's own page asks. */
export const getPaymentState: UseCase<(typeof paymentLinksContract)['state']> = async (
  { services, request },
  { alias, reference },
) => {
  await throttle(services, ASKING, { ip: request.ip });
  const accountId = await transaction(services.pools.app, null, (tx) => enterSalon(tx, alias));
  await settlePaymentLink(services, accountId, reference, { freshMs: FRESH_MS });
  const link = await asAccount(services, accountId, (tx) => findLink({ tx, accountId }, reference));
  if (!link) throw new AppError('NOT_FOUND');
  return stateOf(link, services.clock());
};

/** The newest link of an appointment, for pages that show the booking. Asks nobody. */
export async function paymentOfAppointment(
  place: Place,
  appointmentId: number,
  now: Date,
): Promise<PaymentState | undefined> {
  const link = await newestLinkOf(place, appointmentId);
  return link && stateOf(link, now);
}

const stateOf = ({ status, error, amount, currency, reference, expires_at }: Link, now: Date): PaymentState => ({
  status,
  error,
  amount,
  currency,
  reference,
  pay_path: status === paymentLinkStates.codes.open && new Date(expires_at) > now ? payPath(reference) : null,
});
