import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { z } from 'zod';
import type { MessageContent } from '@rawnaq/domain/messages/message-content';
import type { Outbound } from '../outbound/address-guard';
import { callHttp } from '../outbound/call-http';
import type { LineState, OutgoingMessage, WhatsappDriver } from '../message-drivers';
import { judgeCloudAnswer } from './cloud-errors';
import { digitsOf, handOver, PROVIDER_TIMEOUT_MS } from './call-provider';
import { asPlainText } from './numbered-choices';

export type CloudSettings = {
  phoneNumberId: string;
  token: string;
  /** Approved templates: one whose only value is a text, and one of WhatsApp's own kind for codes. */
  textTemplate?: string | undefined;
  codeTemplate?: string | undefined;
  baseUrl: string;
  outbound: Outbound;
  timeoutMs?: number;
};

const MOST = { body: 1024, text: 4096, buttons: 3, rows: 10, button: 20, title: 24, description: 72, reference: 512 };
const GONE = new Set(['BANNED', 'DISCONNECTED', 'DELETED', 'MIGRATED', 'UNVERIFIED']);
const RESTRAINED = new Set(['FLAGGED', 'RESTRICTED', 'RATE_LIMITED']);

/** WhatsApp's own interface (Cloud API). */
export function cloudDriver(settings: CloudSettings): WhatsappDriver {
  const { baseUrl, phoneNumberId, token, outbound, timeoutMs = PROVIDER_TIMEOUT_MS } = settings;
  const call = {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    outbound,
    timeoutMs,
  };
  return {
    name: 'whatsapp-cloud',
    async send(message) {
      const { status, json } = await handOver({
        ...call,
        method: 'POST',
        url: `${baseUrl}/${encodeURIComponent(phoneNumberId)}/messages`,
        body: JSON.stringify(payloadOf(message, settings)),
      });
      const id = status === 200 ? accepted.safeParse(json).data?.messages[0]?.id : undefined;
      if (id === undefined) throw judgeCloudAnswer(status, json);
      return { provider_id: id };
    },
    async state(): Promise<LineState> {
      const answer = await callHttp({
        ...call,
        method: 'GET',
        url: `${baseUrl}/${encodeURIComponent(phoneNumberId)}?fields=display_phone_number,status`,
      }).catch(() => undefined);
      const number = answer?.status === 200 ? numberState.safeParse(answer.json).data : undefined;
      if (!answer || answer.status >= 500 || answer.status === 429) return { state: 'server_disconnected' };
      if (!number || GONE.has(number.status ?? '')) return { state: 'disconnected' };
      return {
        state: 'connected',
        phone: number.display_phone_number ?? null,
        ...(RESTRAINED.has(number.status ?? '') && { pause: `WhatsApp says ${number.status}` }),
      };
    },
  };
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const numberState = z.object({
  display_phone_number: z.string().max(40).optional(),
  status: z.string().max(40).optional(),
});

function payloadOf(message: OutgoingMessage, settings: CloudSettings): object {
  const to = digitsOf(message.recipient);
  return {
    messaging_product: 'whatsapp',
    // Who has a username may be known by that alone.
    ...(to === undefined ? { recipient: message.recipient } : { recipient_type: 'individual', to }),
    // Comes back with every status, so that a lost answer can still be settled.
    biz_opaque_callback_data: message.reference.slice(0, MOST.reference),
    ...contentOf(message, settings),
  };
}

function contentOf(message: OutgoingMessage, { textTemplate, codeTemplate }: CloudSettings): object {
  const { body, content, language, is_code, window_open } = message;
  const code = is_code && codeTemplate ? /\d{4,8}/.exec(body)?.[0] : undefined;
  if (code !== undefined && codeTemplate !== undefined)
    return template(language, { kind: 'template', name: codeTemplate, values: [code], buttons: [code] });
  if (content?.kind === 'template') return template(language, content);
  // Outside of a conversation only an approved template passes, and that is one of words alone.
  if ((!content || content.kind === 'media') && window_open === false && textTemplate)
    return template(language, { kind: 'template', name: textTemplate, values: [oneLine(body)] });
  if (content?.kind === 'media')
    return {
      type: content.media,
      [content.media]: {
        link: content.url,
        ...(body && { caption: cutText(body, MOST.body) }),
        ...(content.media === 'document' && content.filename && { filename: content.filename }),
      },
    };
  if (content?.kind === 'choices' && fitsChoices(message)) return interactive(body, content);
  return { type: 'text', text: { preview_url: true, body: cutText(asPlainText(message), MOST.text) } };
}

type Part<Kind extends MessageContent['kind']> = Extract<MessageContent, { kind: Kind }>;

function template(language: string, { name, values, header_image, buttons = [] }: Part<'template'>): object {
  const parameters = Array.isArray(values)
    ? values.map((text) => ({ type: 'text', text }))
    : Object.entries(values).map(([parameter_name, text]) => ({ type: 'text', parameter_name, text }));
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        ...(header_image ? [{ type: 'header', parameters: [{ type: 'image', image: { link: header_image } }] }] : []),
        ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
        ...buttons.map((text, index) => ({
          type: 'button',
          sub_type: 'url',
          index: String(index),
          parameters: [{ type: 'text', text }],
        })),
      ],
    },
  };
}

const fitsChoices = ({ body, content }: OutgoingMessage): boolean =>
  content?.kind === 'choices' && content.options.length <= MOST.rows && body.length <= MOST.body;

/** Up to three short ones are buttons, more are a list. */
function interactive(body: string, { button, options }: Part<'choices'>): object {
  const areButtons =
    options.length <= MOST.buttons &&
    options.every(({ title, description }) => title.length <= MOST.button && !description) &&
    new Set(options.map(({ title }) => title)).size === options.length;
  return {
    type: 'interactive',
    interactive: {
      type: areButtons ? 'button' : 'list',
      body: { text: body },
      action: areButtons
        ? { buttons: options.map(({ id, title }) => ({ type: 'reply', reply: { id, title } })) }
        : {
            button: cutText(button, MOST.button),
            sections: [
              {
                rows: options.map(({ id, title, description }) => ({
                  id,
                  title: cutText(title, MOST.title),
                  ...(description && { description: cutText(description, MOST.description) }),
                })),
              },
            ],
          },
    },
  };
}

/** A value of a template may hold no line breaks and no long gaps. */
const oneLine = (text: string): string => cutText(text.replace(/\s+/g, ' ').trim(), MOST.body);
