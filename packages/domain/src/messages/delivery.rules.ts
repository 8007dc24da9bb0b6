import { outgoingStates } from './message.states';
import type { CodeIn } from '../kernel/state-machine';

/** What a provider tells of a message it took. */
export type DeliveryEvent = { kind: 'sent' | 'delivered' | 'read' | 'failed'; at: string; error?: string | null };
export type Delivery = {
  status: CodeIn<typeof outgoingStates>;
  sent_at: string | null;
  delivered_at: string | null;
  read_at: string | null;
  failed_at: string | null;
  error: string | null;
};

const { failed, sending, success } = outgoingStates.codes;

/**
 * A message after one more word about it. It only climbs: whatever comes late, twice or in another order, the end is
 * the same. Whoever has read it has got it; what arrived has not failed.
 */
export function afterEvent(before: Delivery, { kind, at, error }: DeliveryEvent): Delivery {
  const after: Delivery = {
    ...before,
    sent_at: kind === 'failed' ? before.sent_at : earlier(before.sent_at, at),
    delivered_at: kind === 'delivered' || kind === 'read' ? earlier(before.delivered_at, at) : before.delivered_at,
    read_at: kind === 'read' ? earlier(before.read_at, at) : before.read_at,
    failed_at: kind === 'failed' ? earlier(before.failed_at, at) : before.failed_at,
  };
  const isFailed = after.failed_at !== null && after.delivered_at === null;
  return {
    ...after,
    // A call under way ends by itself, and looks at what is known by then.
    status: before.status === sending ? sending : isFailed ? failed : success,
    error: isFailed ? (before.failed_at === null ? (error ?? null) : before.error) : null,
  };
}

const earlier = (known: string | null, at: string): string =>
  known !== null && Date.parse(known) <= Date.parse(at) ? known : at;
