import { CannotStart } from './cannot-start';

export type Channel = 'email' | 'whatsapp' | 'sms';

/** What does not reach anybody while a channel has no provider. */
const CARRIES: Record<Channel, { name: string; carries: string }> = {
  whatsapp: {
    name: 'WhatsApp',
    carries: 'codes of registration, of forgotten passwords and of online booking, and reminders to customers',
  },
  sms: { name: 'SMS', carries: 'codes and reminders to customers without WhatsApp' },
  email: { name: 'e-mail', carries: 'password links, invitations and account IDs' },
};

/**
 * Production needs a provider for every channel, or a word that it may do without: a code nobody gets locks people out
 * silently.
 */
export function assertSandboxMeant(inSandbox: readonly Channel[], meant: readonly Channel[]): void {
  const forgotten = inSandbox.filter((channel) => !meant.includes(channel));
  if (forgotten.length === 0) return;
  throw new CannotStart(
    `No provider is set up for ${forgotten.map((channel) => CARRIES[channel].name).join(', ')}. Would not be ` +
      `delivered: ${forgotten.map((channel) => CARRIES[channel].carries).join('; ')}. To start all the same, with ` +
      'these messages kept in the sandbox inbox, set ' +
      `SANDBOX_CHANNELS=${[...new Set([...meant, ...forgotten])].join(',')}.`,
  );
}

/** For the start: one line for each channel that delivers nothing. */
export const sandboxNotes = (inSandbox: readonly Channel[]): string[] =>
  inSandbox.map(
    (channel) => `${CARRIES[channel].name} is not delivered: ${CARRIES[channel].carries} stay in the sandbox inbox.`,
  );
