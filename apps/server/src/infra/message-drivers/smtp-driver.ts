import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { createHmac } from 'node:crypto';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Config } from '../../config';
import { assertMailServer, ForbiddenAddress, resolvePublic, type Outbound } from '../outbound/address-guard';
import { OutcomeUnknown, RefusedByProvider, type MessageDriver, type OutgoingMessage } from '../message-drivers';

type SmtpSettings = NonNullable<Config['smtp']>;

/** The mail server of the platform, from the environment. */
export function smtpDriver(settings: SmtpSettings, from: string, secret: string): MessageDriver {
  const transport = nodemailer.createTransport({
    ...optionsOf(settings),
    host: settings.host,
    pool: true,
    maxConnections: 3,
    // The library would send again by itself what it may have sent already.
    maxRequeues: 0,
  });
  return { name: 'smtp', send: (message) => sendBy(transport, message, from, secret, (error) => error.message) };
}

/**
 * A salon's own mail server. It is asked for at each letter and called at the very address that was found; what it
 * answers is not repeated, because it may be no mail server at all.
 */
export function guardedSmtpDriver(
  settings: SmtpSettings,
  from: string,
  secret: string,
  outbound: Outbound,
): MessageDriver {
  return {
    name: 'smtp',
    async send(message) {
      const transport = await openGuarded(settings, outbound);
      try {
        return await sendBy(transport, message, from, secret, (error) =>
          error.responseCode ? troubleText('mailRefused', error.responseCode) : troubleText('mailSilent'),
        );
      } finally {
        transport.close();
      }
    },
  };
}

async function openGuarded(settings: SmtpSettings, outbound: Outbound): Promise<Transporter> {
  try {
    assertMailServer(settings.host, settings.port, outbound);
    const { address } = await resolvePublic(settings.host, outbound);
    return nodemailer.createTransport({
      ...optionsOf(settings),
      host: address,
      tls: { servername: settings.host },
    });
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new RefusedByProvider(error.message);
    throw new Error(troubleText('mailNotFound'), { cause: error });
  }
}

const optionsOf = ({ port, encryption, user, password }: SmtpSettings) => ({
  port,
  secure: encryption === 'ssl',
  requireTLS: encryption === 'tls',
  auth: user ? { user, pass: password ?? '' } : undefined,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
});

async function sendBy(
  transport: Transporter,
  message: OutgoingMessage,
  from: string,
  secret: string,
  say: (error: SmtpError) => string,
): Promise<{ provider_id: string | null }> {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  try {
    const sent = (await transport.sendMail({
      from,
      to: message.recipient_name ? { name: message.recipient_name, address: message.recipient } : message.recipient,
      subject: message.subject ?? '',
      text: message.body,
      html: mailHtml(message.body, message.language),
      attachments: message.files?.map(({ name, mime, content }) => ({ filename: name, contentType: mime, content })),
      // The same at every attempt, so that a mailbox shows it once; nobody can guess it to reply into a
      // conversation.
      messageId: `<${createHmac('sha256', secret).update(message.reference).digest('base64url')}@${domain}>`,
      // Out-of-office robots do not answer it.
      headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    })) as { messageId: string };
    return { provider_id: sent.messageId };
  } catch (error) {
    throw judged(error as SmtpError, say);
  }
}

type SmtpError = Error & { responseCode?: number; response?: string; code?: string; syscall?: string };

/** What a mail server itself answered, for whoever runs it; nothing where none did. */
export function answerOf(error: unknown): string | undefined {
  const { responseCode, response } = ((error as Error).cause ?? {}) as SmtpError;
  if (!responseCode || !response) return undefined;
  return response
    .replace(/[^\P{C} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

/**
 * What the server said counts; without its word, only failures from before the message was handed over may be tried
 * again.
 */
function judged(error: SmtpError, say: (error: SmtpError) => string): Error {
  const words = [say(error), { cause: error }] as const;
  if (error.responseCode) return error.responseCode >= 500 ? new RefusedByProvider(...words) : new Error(...words);
  const beforeHandover =
    ['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'EENVELOPE'].includes(error.code ?? '') ||
    error.syscall === 'connect' ||
    /^(Connection timeout|Greeting never received)/.test(error.message);
  return beforeHandover ? new Error(...words) : new OutcomeUnknown(...words);
}

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
