import type { LinkStatus, PaymentProblem, RefundState } from '../payment-links/payment-link.rules';
import { paymentLinkStates } from '../payment-links/payment-link.states';
import type { CodeIn } from '../kernel/state-machine';
import { depositStages } from './enquiry.states';

export type DepositStage = CodeIn<typeof depositStages>;

const { codes } = depositStages;
const link = paymentLinkStates.codes;

/** What the newest payment link of a stay says of its deposit, in words both sides understand. */
export function stageOf({
  status,
  refund_state,
  error,
}: {
  status: LinkStatus;
  refund_state: RefundState | null;
  error: PaymentProblem | null;
}): DepositStage {
  if (refund_state === 'failed' || refund_state === 'unknown') return codes.stuck;
  if (refund_state === 'done') return codes.returned;
  if (refund_state !== null) return codes.returning;
  if (status === link.paid) return codes.paid;
  if (status === link.open) return error === 'declined' ? codes.declined : codes.asked;
  return codes.unpaid;
}

/** An offer without one says nothing of an earlier link, unless money came by it. */
export const isToldOf = (stage: DepositStage, asked: number | null): boolean =>
  asked !== null || stage === codes.returning || stage === codes.returned || stage === codes.stuck;

/** What somebody has paid and may be given back; what did not go back may be tried again by a person who has looked. */
export const mayGiveBack = (stage: DepositStage): boolean => stage === codes.paid || stage === codes.stuck;
