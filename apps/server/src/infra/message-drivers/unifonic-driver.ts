import { troubleText, type MessageTrouble } from '@rawnaq/domain/messages/message-troubles';
import { z } from 'zod';
import type { Outbound } from '../outbound/address-guard';
import { OutcomeUnknown, RefusedByProvider, type MessageDriver } from '../message-drivers';
import { digitsOf, handOver, PROVIDER_TIMEOUT_MS } from './call-provider';
import { asPlainText } from './numbered-choices';

export type UnifonicSettings = {
  appSid: string;
  sender: string;
  /** Where it reports what became of a message; it takes https only. */
  callbackUrl?: string | undefined;
  baseUrl: string;
  outbound: Outbound;
  timeoutMs?: number;
};

const CODES: ReadonlyMap<string, MessageTrouble> = new Map([
  ['ER-01', 'noCredit'],
  ['ER-07', 'filtered'],
  ['ER-08', 'senderUnknown'],
]);
const STATUSES: Record<number, MessageTrouble> = {
  401: 'smsKeyRefused',
  449: 'textEmpty',
  480: 'senderRefused',
  482: 'numberInvalid',
};

export function unifonicDriver({
  appSid,
  sender,
  callbackUrl,
  baseUrl,
  outbound,
  timeoutMs = PROVIDER_TIMEOUT_MS,
}: UnifonicSettings): MessageDriver {
  return {
    name: 'unifonic',
    async send(message) {
      const recipient = digitsOf(message.recipient);
      if (recipient === undefined) throw new RefusedByProvider(troubleText('numberInvalid'));
      const { status, json } = await handOver({
        method: 'POST',
        url: `${baseUrl}/rest/SMS/messages`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          AppSid: appSid,
          SenderID: sender,
          Recipient: recipient,
          Body: asPlainText(message),
          responseType: 'JSON',
          CorrelationID: message.reference,
          ...(callbackUrl?.startsWith('https:') && { statusCallback: callbackUrl }),
        }).toString(),
        outbound,
        timeoutMs,
      });
      const answer = envelope.safeParse(json).data;
      if (status === 200 && answer && String(answer.success) === 'true' && answer.data?.MessageID !== undefined)
        return { provider_id: String(answer.data.MessageID) };
      throw judged(status, answer?.errorCode);
    },
  };
}

const envelope = z.object({
  success: z.union([z.string(), z.boolean()]).optional(),
  errorCode: z.string().max(20).nullish(),
  data: z
    .object({ MessageID: z.union([z.string().min(1).max(200), z.number()]) })
    .nullish()
    .catch(undefined),
});

function judged(status: number, code: string | null | undefined): Error {
  if (code && code !== 'ER-00') return new RefusedByProvider(troubleText(CODES.get(code) ?? 'smsRefused', code));
  if (status === 429) return new Error(troubleText('smsBusy', status));
  return status >= 300 && status < 500
    ? new RefusedByProvider(troubleText(STATUSES[status] ?? 'smsRefused', status))
    : new OutcomeUnknown(troubleText('smsUnread', status));
}
