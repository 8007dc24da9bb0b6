import { createHmac } from 'node:crypto';
import type { MessageDriverName } from '@rawnaq/domain/messages/message-names';
import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Config } from '../config';
import type { Channel } from '../sandbox-channels';

export type OutgoingMessage = {
  channel: Channel;
  recipient: string;
  recipient_name: string | null;
  subject: string | null;
  body: string;
  language: string;
  reference: string;
  /** Of an offer by e-mail: mailboxes show a button that asks for no more of them. */
  unsubscribe_url?: string | null;
  /** Of an e-mail. */
  files?: readonly { name: string; mime: string; content: Readable }[];
};

/** The provider said no, and asking again will not help (bad address, refused sender). */
export class RefusedByProvider extends Error {}

/** Nobody has WhatsApp under this number. It stays with the customer, so that no campaign tries in vain. */
export class NotOnWhatsapp extends RefusedByProvider {}

/** The line went dead when the message may have been taken already: only a person may decide to send it again. */
export class OutcomeUnknown extends Error {}

export type MessageDriver = {
  name: MessageDriverName;
  send: (message: OutgoingMessage) => Promise<{ provider_id: string | null }>;
};
export type MessageDrivers = Record<Channel, MessageDriver>;

/** Accepts everything and sends nothing: the message itself, marked with this driver's name, is the inbox. */
export const sandboxDriver: MessageDriver = {
  name: 'sandbox',
  send: async ({ reference }) => ({ provider_id: `sandbox-${reference}` }),
};

type SmtpSettings = NonNullable<Config['smtp']>;

export function smtpDriver(settings: SmtpSettings, from: string, secret: string): MessageDriver {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = nodemailer.createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.encryption === 'ssl',
    requireTLS: settings.encryption === 'tls',
    auth: settings.user ? { user: settings.user, pass: settings.password ?? '' } : undefined,
    pool: true,
    maxConnections: 3,
    // The library would send again by itself what it may have sent already.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    name: 'smtp',
    async send(message) {
      try {
        const sent = await transport.sendMail({
          from,
          to: message.recipient_name ? { name: message.recipient_name, address: message.recipient } : message.recipient,
          subject: message.subject ?? '',
          text: message.body,
          html: mailHtml(message.body, message.language),
          attachments: message.files?.map(({ name, mime, content }) => ({
            filename: name,
            contentType: mime,
            content,
          })),
          // The same at every attempt, so that a mailbox shows it once; nobody can guess it to reply into a
          // conversation.
          messageId: `<${createHmac('sha256', secret).update(message.reference).digest('base64url')}@${domain}>`,
          // Out-of-office robots do not answer it.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(message.unsubscribe_url && {
              'List-Unsubscribe': `<${message.unsubscribe_url}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return { provider_id: sent.messageId };
      } catch (error) {
        throw judged(error as SmtpError);
      }
    },
  };
}

type SmtpError = Error & { responseCode?: number; code?: string; syscall?: string };

/**
 * What the server said counts; without its word, only failures from before the message was handed over may be tried
 * again.
 */
function judged(error: SmtpError): Error {
  if (error.responseCode) return error.responseCode >= 500 ? new RefusedByProvider(error.message) : error;
  const beforeHandover =
    ['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'EENVELOPE'].includes(error.code ?? '') ||
    error.syscall === 'connect' ||
    /^(Connection timeout|Greeting never received)/.test(error.message);
  return beforeHandover ? error : new OutcomeUnknown(error.message);
}

export const messageDrivers = (config: Config): MessageDrivers => ({
  email: config.smtp ? smtpDriver(config.smtp, config.mailFrom, config.secret) : sandboxDriver,
  whatsapp: sandboxDriver,
  sms: sandboxDriver,
});

function mailHtml(text: string, language: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const paragraphs = escapeHtml(text)
    .replace(/(https?:\/\/[^\s<]+)/g, '<a href="$1" style="color:#8A2C6B">$1</a>')
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
  return `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#F3F1EE">
<table role="presentation" width="100%" dir="${direction}" lang="${language}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" style="max-width:560px;background:#fff;border-radius:14px">
<tr><td style="padding:32px;font:15px/1.7 Cairo,Tahoma,Arial,sans-serif;color:#1F1D1B">${paragraphs}</td></tr></table>
</td></tr></table></body></html>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
