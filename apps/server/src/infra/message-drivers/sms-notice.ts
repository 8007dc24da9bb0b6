import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { z } from 'zod';
import { instantOf, type NoticeReading } from './notice-events';

const report = z.object({
  MessageID: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  CorrelationID: z.string().max(200).optional(),
  Status: z.string().max(40),
});
const KINDS: Record<string, 'sent' | 'delivered' | 'failed'> = {
  sent: 'sent',
  queued: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  undelivered: 'failed',
  rejected: 'failed',
  expired: 'failed',
};

/** A delivery report of Unifonic; it comes as a form or as JSON. */
export function readSmsNotice(body: unknown, now: Date): NoticeReading {
  const one = report.safeParse(body).data;
  const kind = KINDS[one?.Status.toLowerCase() ?? ''];
  if (!one || !kind) return { events: [], problem: 'unreadable' };
  return {
    events: [
      {
        type: 'status',
        provider_id: one.MessageID,
        reference: one.CorrelationID ?? null,
        event: {
          kind,
          at: instantOf(undefined, now),
          ...(kind === 'failed' && { error: troubleText('smsFailed') }),
        },
      },
    ],
  };
}
