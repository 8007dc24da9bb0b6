import type { Readable } from 'node:stream';
import type { MessageContent } from '@rawnaq/domain/messages/message-content';
import type { MessageDriverName } from '@rawnaq/domain/messages/message-names';
import type { Channel } from '../sandbox-channels';

export type OutgoingMessage = {
  channel: Channel;
  /** A number, an address, or who somebody on WhatsApp is without showing a number. */
  recipient: string;
  recipient_name: string | null;
  subject: string | null;
  body: string;
  language: string;
  reference: string;
  /** Choices, media or a template besides the text. */
  content?: MessageContent | null;
  /** Whether it is the code of a sign-in: WhatsApp has templates of their own for them. */
  is_code?: boolean;
  /** Whether she wrote to us within the last day: only then WhatsApp takes a free text. */
  window_open?: boolean;
  /** Of an e-mail. */
  files?: readonly { name: string; mime: string; content: Readable }[];
  headers?: Record<string, string>;
};

/** The provider said no, and asking again will not help (bad address, refused sender). */
export class RefusedByProvider extends Error {}

/** Nobody has WhatsApp under this number. It stays with the customer, so that no campaign tries in vain. */
export class NotOnWhatsapp extends RefusedByProvider {}

/** She told WhatsApp itself that she wants no advertising of this salon. */
export class OptedOut extends RefusedByProvider {}

/** The line went dead when the message may have been taken already: only a person may decide to send it again. */
export class OutcomeUnknown extends Error {}

/** Nothing was taken and nothing will be until somebody mends the line; the message waits. */
export class LineDown extends Error {}

/** The provider slows us down or blocks us: whoever goes on sending loses the number. The message waits. */
export class PausedByProvider extends Error {}

export type MessageDriver = {
  name: MessageDriverName;
  send: (message: OutgoingMessage) => Promise<{ provider_id: string | null }>;
};
export type MessageDrivers = Record<Channel, MessageDriver>;

export type LineState = {
  state: 'connected' | 'disconnected' | 'server_disconnected';
  phone?: string | null;
  /** Why to stop sending for now. */
  pause?: string;
};
/** What is scanned with the phone: a picture, or the text to draw one of. */
export type LineCode = { already: true } | { already: false; png?: string; text?: string };

/** A line of WhatsApp also says how it is, and may be linked to a phone. Neither throws for a line that is down. */
export type WhatsappDriver = MessageDriver & {
  state: () => Promise<LineState>;
  code?: () => Promise<LineCode>;
  logout?: () => Promise<void>;
};

/** Accepts everything and sends nothing: the message itself, marked with this driver's name, is the inbox. */
export const sandboxDriver: MessageDriver = {
  name: 'sandbox',
  send: async ({ reference }) => ({ provider_id: `sandbox-${reference}` }),
};
