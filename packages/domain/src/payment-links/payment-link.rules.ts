import type { Currency, Minor } from '../kernel/money';
import { canMove, type CodeIn } from '../kernel/state-machine';
import {
  paymentLinkStates,
  type paymentProblems,
  type paymentProviders,
  type refundStates,
} from './payment-link.states';
import { appointmentStates, appointmentPaymentStates } from '../appointments/appointment.states';

export type Money = { minor: Minor; currency: Currency };
export type LinkStatus = CodeIn<typeof paymentLinkStates>;
export type RefundState = CodeIn<typeof refundStates>;
export type PaymentProvider = CodeIn<typeof paymentProviders>;
export type PaymentProblem = CodeIn<typeof paymentProblems>;

/** What a gateway says of a payment when it is asked. */
export type PaymentOutcome =
  /** `is_over`: its page can't be paid any more, and who wants to pay needs a new one. */
  | { status: 'pending'; declined: boolean; is_over?: boolean }
  /** `paid` is missing when the gateway's figures can't be read; `reference` is ours as the gateway remembers it. */
  | {
      status: 'paid';
      paid: Money | undefined;
      reference: string | undefined;
      payment_id: string | undefined;
      method: string | undefined;
      times: number;
    }
  | { status: 'failed' | 'cancelled' | 'expired' };

export type LinkTerms = { status: LinkStatus; reference: string; amount: Minor; currency: string };
export type Verdict = { status: LinkStatus; error: PaymentProblem | null };

const { codes } = paymentLinkStates;

/** What a link becomes by the gateway's answer. Money counts only when it is ours, whole and in the right currency. */
export function judgePayment(link: LinkTerms, outcome: PaymentOutcome): Verdict {
  if (outcome.status === 'pending') return { status: link.status, error: outcome.declined ? 'declined' : null };
  const verdict: Verdict =
    outcome.status === 'paid'
      ? judgePaid(link, outcome)
      : outcome.status === 'failed'
        ? { status: codes.failed, error: 'rejected' }
        : { status: outcome.status === 'expired' ? codes.expired : codes.cancelled, error: null };
  return canMove(paymentLinkStates, link.status, verdict.status) ? verdict : { status: link.status, error: null };
}

function judgePaid(link: LinkTerms, { paid, reference, times }: Extract<PaymentOutcome, { status: 'paid' }>): Verdict {
  const isOurs = reference === link.reference && paid?.minor === link.amount && paid.currency === link.currency;
  return isOurs
    ? { status: codes.paid, error: times > 1 ? 'paid-twice' : null }
    : { status: codes.failed, error: 'mismatch' };
}

/** Only these may still bring money: the rest is settled. */
export const isWorthAsking = (status: LinkStatus): boolean =>
  canMove(paymentLinkStates, status, codes.paid) && status !== codes.refunded;

/** A call whose answer was lost may be made again only by a person who has looked. */
export const isRefundable = (status: LinkStatus, refund: RefundState | null): boolean =>
  status === codes.paid && (refund === null || refund === 'failed' || refund === 'unknown');

/** What a person may give back. What paid an invoice goes back by a credit note, and only that is repeated. */
export const mayBeGivenBack = (link: {
  status: LinkStatus;
  refund_state: RefundState | null;
  invoice_id: number | null;
}): boolean => isRefundable(link.status, link.refund_state) && (link.invoice_id === null || link.refund_state !== null);

/** What may go back without anybody having looked: money whose refund was not answered may be there already. */
export const goesBackByItself = (status: LinkStatus, refund: RefundState | null): boolean =>
  isRefundable(status, refund) && refund !== 'unknown';

/** Nobody waits for this money: the visit was called off, or was paid by another link. */
export const isUnwanted = (appointment: {
  status: CodeIn<typeof appointmentStates>;
  payment_status: CodeIn<typeof appointmentPaymentStates>;
}): boolean =>
  appointment.status === appointmentStates.codes.cancelled ||
  appointment.payment_status === appointmentPaymentStates.codes.paid;
