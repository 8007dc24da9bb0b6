import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { Job } from '../../worker/job';
import { sql } from 'kysely';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import type { Tx } from '../../db/database';
import { NotOnWhatsapp, OutcomeUnknown, RefusedByProvider } from '../../infra/message-drivers';
import type { Channel } from '../../sandbox-channels';
import { markNotOnWhatsapp, markOnWhatsapp } from '../customers';
import { asPlatform, type Services } from '../../services';
import { forgetFiles, openFiles } from './message-files.repo';

const { failed, pending, sending, success, unknown } = outgoingStates.codes;
const REMINDER: AutomaticMessageId = 'appointment_reminder';
const MOST_ATTEMPTS = 6;
/** Longer than any driver's own time-outs: a call still "under way" after this belongs to a process that died. */
const CALL_LIMIT_MS = 60_000;

/** Visits are not known here: whoever puts the jobs together says which are off. */
type IsCancelled = (tx: Tx, accountId: number, appointmentId: number) => Promise<boolean>;

export const messageJobs = (isCancelled: IsCancelled): readonly Job[] => [
  { task: 'send-message', run: (services, payload) => sendMessage(services, payload, isCancelled) },
  { task: 'forget-message-files', cron: '52 2 * * *', run: forgetFiles },
  { task: 'settle-interrupted-messages', cron: '* * * * *', run: settleInterrupted },
];

/**
 * One accepted send per message, whatever crashes: "sending" is committed before the provider is called. A message
 * found in "sending" by somebody else is never called again; its outcome is unknown, and shown so.
 */
async function sendMessage(services: Services, payload: unknown, isCancelled: IsCancelled): Promise<void> {
  const { account_id, id } = payload as { account_id: number; id: number };
  const claimed = await asPlatform(services, async (tx) => {
    const message = await tx
      .updateTable('messages')
      .set({ status: sending, claimed_at: services.clock().toISOString(), attempts: sql`attempts + 1` })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where('status', '=', pending)
      .returningAll()
      .executeTakeFirst();
    // A reminder of a visit that is off is never sent, however it came to be still waiting.
    if (
      message?.template !== REMINDER ||
      message.appointment_id === null ||
      !(await isCancelled(tx, account_id, message.appointment_id))
    )
      return message;
    await tx
      .updateTable('messages')
      .set({ status: failed, error: 'The appointment was cancelled' })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
    return undefined;
  });
  if (!claimed) return;
  // What happens in the training salon never leaves the machine.
  const channel = claimed.channel as Channel;
  const driver =
    account_id === 1
      ? { ...services.drivers[channel], name: 'sandbox', send: async () => ({ provider_id: null }) }
      : services.drivers[channel];
  const outcome = await openFiles(services, { account_id, message_id: id })
    .then((files) =>
      driver.send({
        channel,
        recipient: claimed.recipient,
        recipient_name: claimed.recipient_name,
        subject: claimed.subject,
        body: claimed.body,
        language: claimed.language,
        reference: `${account_id}-${id}`,
        unsubscribe_url: claimed.unsubscribe_url,
        ...(files?.length && { files }),
      }),
    )
    .then((answer) => ({
      status: success,
      provider_id: answer.provider_id,
      error: null as string | null,
      retry: false,
      nobody: false,
    }))
    .catch((error: Error) => ({
      status: error instanceof OutcomeUnknown ? unknown : failed,
      provider_id: null,
      error: error.message.slice(0, 500),
      retry:
        !(error instanceof RefusedByProvider || error instanceof OutcomeUnknown) && claimed.attempts < MOST_ATTEMPTS,
      nobody: error instanceof NotOnWhatsapp,
    }));
  await asPlatform(services, async (tx) => {
    await tx
      .updateTable('messages')
      .set({
        status: outcome.retry ? pending : outcome.status,
        driver: driver.name,
        provider_id: outcome.provider_id,
        error: outcome.error,
        sent_at: outcome.status === success ? services.clock().toISOString() : null,
      })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
    await tx
      .insertInto('message_attempts')
      .values({
        account_id,
        message_id: id,
        driver: driver.name,
        outcome:
          outcome.status === unknown
            ? 'unknown'
            : outcome.status === success
              ? 'accepted'
              : outcome.retry
                ? 'will-retry'
                : 'refused',
        detail: outcome.error,
      })
      .execute();
    if (outcome.nobody)
      await markNotOnWhatsapp(tx, services.clock(), account_id, claimed.recipient, outcome.error ?? '');
    else if (channel === 'whatsapp' && outcome.status === success)
      await markOnWhatsapp(tx, account_id, claimed.recipient);
  });
  // Throwing asks the worker for another run, later each time.
  if (outcome.retry) throw new Error(`message ${account_id}/${id}: ${outcome.error}`);
}

async function settleInterrupted(services: Services): Promise<void> {
  const limit = new Date(services.clock().getTime() - CALL_LIMIT_MS).toISOString();
  await asPlatform(services, async (tx) => {
    const lost = await tx
      .updateTable('messages')
      .set({ status: unknown, error: 'The process ended during the call; the outcome is unknown' })
      .where('status', '=', sending)
      .where('claimed_at', '<', limit)
      .returning(['account_id', 'id', 'driver'])
      .execute();
    for (const { account_id, id, driver } of lost)
      await tx
        .insertInto('message_attempts')
        .values({ account_id, message_id: id, driver: driver ?? 'unknown', outcome: 'unknown', detail: null })
        .execute();
  });
}
