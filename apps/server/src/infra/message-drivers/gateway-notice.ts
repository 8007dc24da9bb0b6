import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { z } from 'zod';
import { NotOnWhatsapp, RefusedByProvider } from '../message-drivers';
import { instantOf, LONGEST_TEXT, mobileOf, type NoticeReading } from './notice-events';

const text = z.string().max(LONGEST_TEXT * 2);
const stamp = z.union([z.string(), z.number()]).optional();
const instance = z.object({
  typeWebhook: z.string(),
  instanceData: z.object({ idInstance: z.union([z.string(), z.number()]).transform(String) }),
});
const incoming = z.object({
  idMessage: z.string().min(1).max(200),
  timestamp: stamp,
  senderData: z.object({ sender: z.string(), senderName: z.string().max(200).optional() }),
  messageData: z.object({
    typeMessage: z.string().max(60),
    textMessageData: z.object({ textMessage: text }).optional(),
    extendedTextMessageData: z.object({ text }).optional(),
    fileMessageData: z.object({ caption: text.optional() }).optional(),
  }),
});
const outcome = z.object({
  idMessage: z.string().min(1).max(200),
  timestamp: stamp,
  status: z.string(),
});
const changed = z.object({ stateInstance: z.string() });

/** A notice in the shape of Green API. */
export function readGatewayNotice(body: unknown, instanceId: string, now: Date): NoticeReading {
  const head = instance.safeParse(body).data;
  if (!head) return { events: [], problem: 'unreadable' };
  if (head.instanceData.idInstance !== instanceId) return { events: [], problem: 'foreign' };
  switch (head.typeWebhook) {
    case 'incomingMessageReceived':
      return readIncoming(body, now);
    case 'outgoingMessageStatus':
      return readOutcome(body, now);
    case 'stateInstanceChanged':
      return readState(body);
    default:
      return { events: [] };
  }
}

function readIncoming(body: unknown, now: Date): NoticeReading {
  const one = incoming.safeParse(body).data;
  if (!one) return { events: [], problem: 'unreadable' };
  const { messageData: said, senderData: who } = one;
  const sender = mobileOf(who.sender);
  // Groups and channels are no customers.
  if (sender === null) return { events: [] };
  return {
    events: [
      {
        type: 'message',
        provider_id: one.idMessage,
        sender,
        wa_user_id: null,
        name: who.senderName ?? null,
        kind: said.textMessageData || said.extendedTextMessageData ? 'text' : said.typeMessage,
        body: cutText(
          said.textMessageData?.textMessage ??
            said.extendedTextMessageData?.text ??
            said.fileMessageData?.caption ??
            '',
          LONGEST_TEXT,
        ),
        payload: null,
        at: instantOf(one.timestamp, now),
      },
    ],
  };
}

function readOutcome(body: unknown, now: Date): NoticeReading {
  const one = outcome.safeParse(body).data;
  if (!one) return { events: [], problem: 'unreadable' };
  const at = instantOf(one.timestamp, now);
  const status = { type: 'status', provider_id: one.idMessage, reference: null } as const;
  switch (one.status) {
    case 'sent':
    case 'delivered':
    case 'read':
      return { events: [{ ...status, event: { kind: one.status, at } }] };
    case 'noAccount': {
      const trouble = new NotOnWhatsapp(troubleText('notOnWhatsapp'));
      return { events: [{ ...status, event: { kind: 'failed', at, error: trouble.message }, trouble }] };
    }
    case 'failed':
    case 'notInGroup': {
      const trouble = new RefusedByProvider(troubleText('gatewayFailed'));
      return { events: [{ ...status, event: { kind: 'failed', at, error: trouble.message }, trouble }] };
    }
    // Says that the number is in danger, not what became of the message.
    case 'yellowCard':
      return {
        events: [{ type: 'state', found: { state: 'connected', pause: troubleText('restrained', one.status) } }],
      };
    default:
      return { events: [] };
  }
}

function readState(body: unknown): NoticeReading {
  switch (changed.safeParse(body).data?.stateInstance) {
    case 'authorized':
      return { events: [{ type: 'state', found: { state: 'connected' } }] };
    case 'yellowCard':
    case 'suspended':
      return { events: [{ type: 'state', found: { state: 'connected', pause: troubleText('restrained') } }] };
    case 'starting':
    case 'sleepMode':
      return { events: [{ type: 'state', found: { state: 'server_disconnected' } }] };
    case 'notAuthorized':
    case 'blocked':
      return { events: [{ type: 'state', found: { state: 'disconnected' } }] };
    default:
      return { events: [], problem: 'unreadable' };
  }
}
