import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { z } from 'zod';
import type { Outbound } from '../outbound/address-guard';
import { OutcomeUnknown, RefusedByProvider, type MessageDriver } from '../message-drivers';
import { digitsOf, handOver, PROVIDER_TIMEOUT_MS } from './call-provider';
import { asPlainText } from './numbered-choices';

export type TaqnyatSettings = {
  token: string;
  sender: string;
  baseUrl: string;
  outbound: Outbound;
  timeoutMs?: number;
};

export function taqnyatDriver({
  token,
  sender,
  baseUrl,
  outbound,
  timeoutMs = PROVIDER_TIMEOUT_MS,
}: TaqnyatSettings): MessageDriver {
  return {
    name: 'taqnyat',
    async send(message) {
      const recipient = digitsOf(message.recipient);
      if (recipient === undefined) throw new RefusedByProvider(troubleText('numberInvalid'));
      const { status, json } = await handOver({
        method: 'POST',
        url: `${baseUrl}/v1/messages`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ recipients: [recipient], body: asPlainText(message), sender }),
        outbound,
        timeoutMs,
      });
      const answer = envelope.safeParse(json).data;
      // It says 201 for numbers it does not take, too.
      if (answer && (answer.rejected ?? '').includes(recipient))
        throw new RefusedByProvider(troubleText('numberInvalid'));
      if (status === 201 && answer) return { provider_id: String(answer.messageId) };
      if (status === 429) throw new Error(troubleText('smsBusy', status));
      if (status >= 300 && status < 500) throw new RefusedByProvider(troubleText('smsRefused', status));
      throw new OutcomeUnknown(troubleText('smsUnread', status));
    },
  };
}

const envelope = z.object({
  messageId: z.union([z.string().min(1).max(200), z.number()]),
  rejected: z.string().max(10_000).nullish(),
});
