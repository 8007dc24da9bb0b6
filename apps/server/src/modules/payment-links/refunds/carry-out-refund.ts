import type { Currency } from '@rawnaq/domain/kernel/money';
import { isCodeOf, labelOf, move } from '@rawnaq/domain/kernel/state-machine';
import type { RefundState } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates, refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import { appointmentStates, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { GatewayError, type PaymentDriver } from '../../../infra/payment-drivers/payment-driver';
import { asAccount, type Services } from '../../../services';
import { lockForPayment, setPaymentStatus } from '../../appointments';
import { auditBySystem } from '../../audit';
import { returnLinkDeposit } from '../../payments';
import { gatewayNamed } from '../gateway-of';
import {
  changeLink,
  claimRefund,
  hasOtherPaidLink,
  lockLink,
  type Link,
  type LinkChange,
  type Place,
} from '../payment-links.repo';
import { tellSalon } from '../tell-salon';

const { paid, refunded } = paymentLinkStates.codes;

/**
 * Gives money back, once: what was sent without an answer is never sent again by itself. Throws when it may be tried
 * later.
 */
export async function carryOutRefund(services: Services, accountId: number, id: number): Promise<void> {
  const claimed = await asAccount(services, accountId, async (tx) => {
    const link = await claimRefund({ tx, accountId }, id, services.clock());
    return link && { link, driver: await gatewayNamed({ tx, accountId }, services, link.provider) };
  });
  if (!claimed) return;
  const { link, driver } = claimed;
  try {
    if (!driver) throw new GatewayError('refused', `${link.provider} has no secret`);
    const { refund_id, state } = await driver.refund({
      provider_id: link.provider_id!,
      payment_id: link.payment_id,
      amount: { minor: link.amount, currency: link.currency as Currency },
      reason: reasonText(link),
      key: link.reference,
    });
    await finish(services, accountId, link, state, refund_id);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ account_id: accountId, payment_link: id, trouble: error.message }, 'refund not made');
    if (error.trouble !== 'unreachable')
      return finish(services, accountId, link, error.trouble === 'refused' ? 'failed' : 'unknown');
    await asAccount(services, accountId, (tx) => changeLink({ tx, accountId }, id, { refund_state: 'asked' }));
    throw error;
  }
}

/** Whoever died while calling left a question; only a person may answer it. */
export const markRefundUnknown = (services: Services, accountId: number, link: Link): Promise<void> =>
  finish(services, accountId, link, 'unknown');

/** Asks what became of a refund that the gateway took on. */
export async function refreshRefund(
  services: Services,
  accountId: number,
  link: Link,
  driver: PaymentDriver,
): Promise<void> {
  if (!driver.fetchRefund || !link.refund_id) return;
  const state = await driver.fetchRefund(link.refund_id).catch((error: unknown) => {
    if (error instanceof GatewayError) return 'pending' as const;
    throw error;
  });
  if (state !== 'pending') return finish(services, accountId, link, state);
  await asAccount(services, accountId, (tx) =>
    changeLink({ tx, accountId }, link.id, { checked_at: services.clock().toISOString() }),
  );
}

async function finish(
  services: Services,
  accountId: number,
  { id, appointment_id }: Link,
  state: Exclude<RefundState, 'asked' | 'calling'>,
  refund_id?: string,
): Promise<void> {
  const now = services.clock();
  await asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId };
    if (appointment_id !== null) await lockForPayment(place, appointment_id);
    const link = await lockLink(place, id);
    if (!link || !isExpected(link, state)) return;
    await changeLink(place, id, {
      refund_state: state,
      ...linkAfter(link, state, now),
      ...(refund_id ? { refund_id } : {}),
    });
    if (appointment_id !== null) await followAppointment(place, { ...link, appointment_id }, state, now);
    if (state === 'failed' || state === 'unknown') await tellSalon(place, link, `refund-${state}`);
    await auditBySystem(tx, now, {
      action: `payment-links.refund-${state}`,
      entity: 'payment_links',
      entity_id: id,
      account_id: accountId,
      before: { refund_state: link.refund_state },
      after: { refund_state: state, refund_id },
    });
    if (state === 'done') await returnLinkDeposit({ ...place, now }, id, reasonText(link));
  });
}

/** An answer that comes twice, or after a person has decided, changes nothing. */
const isExpected = (link: Link, state: RefundState): boolean =>
  link.refund_state === 'calling' || (link.refund_state === 'pending' && (state === 'done' || state === 'failed'));

function linkAfter(link: Link, state: RefundState, now: Date): LinkChange {
  if (state === 'pending' || state === 'done')
    return {
      ...(link.status === paid ? { status: move(paymentLinkStates, link.status, refunded) } : {}),
      ...(state === 'done' ? { refunded_at: now.toISOString() } : {}),
    };
  return link.status === refunded ? { status: move(paymentLinkStates, link.status, paid) } : {};
}

/** A visit whose deposit went back owes again; one whose refund was rejected after all is paid. */
async function followAppointment(
  place: Place,
  link: Link & { appointment_id: number },
  state: RefundState,
  now: Date,
): Promise<void> {
  const appointment = await lockForPayment(place, link.appointment_id);
  if (
    !appointment ||
    appointment.status === appointmentStates.codes.cancelled ||
    (await hasOtherPaidLink(place, link.appointment_id, link.id))
  )
    return;
  if ((state === 'pending' || state === 'done') && appointment.payment_status === appointmentPaymentStates.codes.paid)
    await setPaymentStatus(place, appointment.id, appointmentPaymentStates.codes.unpaid, now);
  if (
    state === 'failed' &&
    link.status === refunded &&
    appointment.payment_status === appointmentPaymentStates.codes.unpaid
  )
    await setPaymentStatus(place, appointment.id, appointmentPaymentStates.codes.paid, now);
}

const reasonText = ({ refund_reason }: Link): string =>
  (isCodeOf(refundReasons, refund_reason) ? labelOf(refundReasons, refund_reason).en : (refund_reason ?? '')).slice(
    0,
    200,
  );
