import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { visitOf } from '@rawnaq/domain/appointments/appointment.rules';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { paymentLinkStates, refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import { newUniqueId } from '../../infra/crypto';
import type { Stage } from '../stage';
import { historyRow } from './visit-rows';
import type { VisitStory } from './visit-stories';

const PAY_MINUTES = 30;
const DESCRIPTION: Localized = { en: 'Booking deposit', ar: 'عربون حجز' };
const { open, paid, refunded } = paymentLinkStates.codes;

type Visit = { story: VisitStory; id: number; booking_id: string };
type DepositRows = { link: object; payment: object; historyOf: (linkId: number) => object[] };

/**
 * A deposit paid on the salon's page: its link, the gateway's own row of it and their history. Given back when its
 * visit was cancelled there.
 */
export function depositRows(
  { accountId, services: { config } }: Stage,
  { alias, currency }: { alias: string; currency: string },
  { story, id, booking_id }: Visit,
): DepositRows | undefined {
  const { deposit, by, booked_at, ending } = story;
  if (!deposit || !('page' in by)) return undefined;
  const token = (): string => `${accountId.toString(36)}-${newUniqueId()}`;
  const [reference, provider_id, payment_id] = [token(), token(), newUniqueId()];
  const amount = deposit.amount;
  const back = ending && 'cancelled' in ending && ending.cancelled === 'customer' ? ending.at : undefined;
  const refund_id = back === undefined ? null : newUniqueId();
  const [booked, settled] = [fromEpochMinutes(booked_at), fromEpochMinutes(deposit.paid_at)];
  const returned = back === undefined ? null : fromEpochMinutes(back);
  const reason = refundReasons.codes.cancelled;
  return {
    link: {
      reference,
      appointment_id: id,
      provider: 'sandbox',
      provider_id,
      url: `${config.publicUrl}/pay/sandbox/${provider_id}`,
      amount,
      currency,
      language: by.page,
      return_path: `${pathTo('online-confirm', by.page, { aliasName: alias })}?booking=${booking_id}`,
      status: returned ? refunded : paid,
      payment_id,
      method: 'Sandbox',
      expires_at: fromEpochMinutes(Math.min(booked_at + PAY_MINUTES, visitOf(story.lines).start)),
      checked_at: settled,
      paid_at: settled,
      refund_state: returned ? 'done' : null,
      refund_reason: returned ? reason : null,
      refund_called_at: returned,
      refund_id,
      refunded_at: returned,
      created_at: booked,
    },
    payment: {
      provider_id,
      reference,
      amount,
      currency,
      description: DESCRIPTION[by.page],
      language: by.page,
      return_url: `${config.publicUrl}/pay/${reference}/done`,
      status: returned ? 'refunded' : 'paid',
      payment_id,
      refund_id,
      created_at: booked,
    },
    historyOf: (linkId) => {
      const ofLink = { entity: 'payment_links', id: linkId };
      return [
        {
          at: booked_at,
          by: 'visitor' as const,
          action: 'payment-links.add',
          ...ofLink,
          after: { appointment_id: id, amount, provider: 'sandbox' },
        },
        {
          at: deposit.paid_at,
          by: 'system' as const,
          action: 'payment-links.paid',
          ...ofLink,
          before: { status: open },
          after: { status: paid, error: null },
        },
        {
          at: deposit.paid_at,
          by: 'system' as const,
          action: 'appointments.deposit-paid',
          entity: 'appointments',
          id,
          before: { payment_status: appointmentPaymentStates.codes.waiting },
          after: { payment_status: appointmentPaymentStates.codes.paid, amount },
        },
        ...(back === undefined
          ? []
          : [
              {
                at: back,
                by: 'visitor' as const,
                action: 'payment-links.refund',
                ...ofLink,
                before: { refund_state: null },
                after: { amount, reason },
              },
              {
                at: back,
                by: 'system' as const,
                action: 'payment-links.refund-done',
                ...ofLink,
                before: { refund_state: 'calling' },
                after: { refund_state: 'done', refund_id },
              },
            ]),
      ].map(historyRow);
    },
  };
}
