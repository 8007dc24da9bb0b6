import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { errorCatalogue } from '@rawnaq/domain/kernel/error-catalogue';
import { messageContent } from '@rawnaq/domain/messages/message-content';
import { isCode } from '@rawnaq/domain/messages/message-templates';
import type { MessageHindrance } from '@rawnaq/domain/messages/message-ways.rules';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { sql } from 'kysely';
import type { Job } from '../../worker/job';
import type { Tx } from '../../db/database';
import { messageState } from '../../db/sql-codes';
import { crashPoint } from '../../infra/crash-point';
import type { MessageDriver } from '../../infra/message-drivers';
import { asPlatform, type Services } from '../../services';
import { markNotOnWhatsapp, markOnWhatsapp, stopMarketing } from '../customers';
import { lineOf, noteLineState, takeMessage, type Line } from '../message-lines';
import { arrivedMeanwhile, fallBack, nextWay, type StoredMessage } from './fall-back';
import { isWindowOpen } from './incoming/incoming.repo';
import type { IncomingHandler } from './incoming/incoming-handler';
import { handleIncoming } from './incoming/take-incoming';
import { judgeOutcome, type Outcome } from './judge-outcome';
import { forgetFiles, openFiles } from './message-files.repo';
import { claimPending, failMessage, findPending, holdPending, isUnwanted } from './messages.repo';
import { forgetNotices } from './all-accounts.repo';
import { workOffNotice } from './notices/work-off-notice';
import { releaseMessages } from './release-messages';
import { withStopLine } from './stop-line';

const { failed, pending, sending, success, unknown } = outgoingStates.codes;
/** Longer than any driver's own time-outs: a call still "under way" after this belongs to a process that died. */
const CALL_LIMIT_MS = 60_000;
const NOTICES_KEPT_MS = 90 * 86_400_000;

/** Visits and papers are not known here: whoever puts the jobs together says what is over, or is not so any more. */
export type IsOver = (place: { tx: Tx; accountId: number; now: Date }, message: StoredMessage) => Promise<boolean>;

export const messageJobs = (isOver: IsOver, handlers: readonly IncomingHandler[]): readonly Job[] => [
  { task: 'send-message', run: (services, payload) => sendMessage(services, payload, isOver) },
  { task: 'release-messages', run: releaseMessages },
  { task: 'work-off-notice', run: workOffNotice },
  { task: 'handle-incoming', run: (services, payload) => handleIncoming(services, payload, handlers) },
  { task: 'forget-message-files', cron: '52 2 * * *', run: forgetFiles },
  {
    task: 'forget-notices',
    cron: '57 2 * * *',
    run: (services) =>
      asPlatform(services, (tx) => forgetNotices(tx, new Date(services.clock().getTime() - NOTICES_KEPT_MS))),
  },
  { task: 'settle-interrupted-messages', cron: '* * * * *', run: settleInterrupted },
];

/**
 * One accepted send per message, whatever crashes: "sending" is committed before the provider is called. A message
 * found in "sending" by somebody else is never called again; its outcome is unknown, and shown so.
 */
async function sendMessage(services: Services, payload: unknown, isOver: IsOver): Promise<void> {
  const { account_id, id } = payload as { account_id: number; id: number };
  crashPoint('send.before-claim');
  const claimed = await asPlatform(services, (tx) => claim(services, tx, account_id, id, isOver));
  if (!claimed) return;
  crashPoint('send.claimed');
  const outcome = await handOver(services, claimed);
  crashPoint('send.called');
  await asPlatform(services, (tx) => record(services, tx, claimed, outcome));
  crashPoint('send.recorded');
  // What the provider says of the line as a whole is known to everybody before the next message.
  if (claimed.line.of !== null && outcome.line) await noteLineState(services, claimed.line.of, outcome.line);
  // Throwing asks the worker for another run, later each time.
  if (outcome.kind === 'retry') throw new Error(`message ${account_id}/${id}: ${outcome.error}`);
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function claim(services: Services, tx: Tx, accountId: number, id: number, isOver: IsOver) {
  const waiting = await findPending(tx, accountId, id);
  if (!waiting) return undefined;
  const now = services.clock();
  const { channel, template } = waiting;
  const line = await lineOf(services, tx, { account_id: accountId, channel, template });
  // Whoever can be reached another way does not wait for a line that is closed.
  if ('waits' in line && !(await nextWay(tx, now, waiting))) {
    await holdPending(tx, accountId, id, now);
    return undefined;
  }
  const message = await claimPending(tx, accountId, id, now, 'driver' in line ? line.driver.name : null);
  if (!message) return undefined;
  const refusal = await refusalOf(tx, now, message, line, isOver);
  if (refusal || !('driver' in line)) {
    await failMessage(tx, message, refusal ?? CLOSED);
    if (refusal?.why !== 'over') await fallBack(tx, now, message, refusal?.why ?? CLOSED.why);
    return undefined;
  }
  const isOpen = channel === 'whatsapp' && (await isWindowOpen({ tx, accountId, now }, message.recipient));
  return { ...(await withStopLine(services, tx, message)), line, isOpen };
}

type Refusal = { why: MessageHindrance; error: string };
const CLOSED: Refusal = { why: 'line', error: errorCatalogue.WHATSAPP_NOT_CONNECTED.en };

/**
 * What is over by now is never sent, nor an offer to whoever wants none, nor what has arrived another way after all,
 * however they came to wait.
 */
async function refusalOf(
  tx: Tx,
  now: Date,
  message: StoredMessage,
  line: Line,
  isOver: IsOver,
): Promise<Refusal | undefined> {
  if (await isOver({ tx, accountId: message.account_id, now }, message))
    return { why: 'over', error: troubleText('over') };
  if (await arrivedMeanwhile(tx, message)) return { why: 'over', error: troubleText('arrivedOtherwise') };
  if ('refused' in line) return { why: 'line', error: line.refused };
  if (await isUnwanted(tx, message)) return { why: 'refused', error: troubleText('noOffers') };
  // Of two that take the last message at once, one finds none.
  return 'driver' in line && line.counts && !(await takeMessage(tx, message.account_id))
    ? { why: 'line', error: errorCatalogue.WHATSAPP_MESSAGES_USED.en }
    : undefined;
}

async function handOver(services: Services, message: Claimed): Promise<Outcome> {
  const { account_id, id, channel, template, attempts } = message;
  const driver: MessageDriver = message.line.driver;
  try {
    const files = await openFiles(services, { account_id, message_id: id });
    const { provider_id } = await driver.send({
      channel,
      recipient: message.recipient,
      recipient_name: message.recipient_name,
      subject: message.subject,
      body: message.body,
      language: message.language,
      reference: `${account_id}-${id}`,
      content: messageContent.nullable().parse(message.content),
      is_code: isCode(template),
      window_open: message.isOpen,
      ...(message.unsubscribe_url !== null && { headers: unsubscribeHeaders(message.unsubscribe_url) }),
      ...(files?.length && { files }),
    });
    return { kind: 'accepted', provider_id, error: null };
  } catch (error) {
    const hasOther = (await asPlatform(services, (tx) => nextWay(tx, services.clock(), message))) !== undefined;
    return judgeOutcome(error as Error, {
      attempts,
      mayWait: message.line.of !== null && !isCode(template) && !hasOther,
      // A code is of no use for long: better soon another way than late by this one.
      mostAttempts: isCode(template) && hasOther ? 2 : undefined,
    });
  }
}

/** Mailboxes show a button that asks for no more offers. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const STATUS_OF = { accepted: success, refused: failed, unknown, retry: pending, held: pending } as const;
const WORD_OF = {
  accepted: 'accepted',
  refused: 'refused',
  unknown: 'unknown',
  retry: 'will-retry',
  held: 'will-retry',
} as const;

async function record(services: Services, tx: Tx, message: Claimed, outcome: Outcome): Promise<void> {
  const { account_id, id, channel, recipient } = message;
  const now = services.clock();
  const isAccepted = outcome.kind === 'accepted';
  const why = outcome.kind === 'refused' ? whyRefused(outcome) : null;
  const { status } = await tx
    .updateTable('messages')
    .set({
      // A notice may have overtaken the answer: it knows more.
      status: isAccepted
        ? sql`
            case
              when failed_at is not null and delivered_at is null then ${messageState.failed}
              else ${messageState.success} end`
        : STATUS_OF[outcome.kind],
      error: isAccepted ? sql`case when failed_at is not null and delivered_at is null then error end` : outcome.error,
      // Of one that stands in for another it stays said why.
      ...(why && { why }),
      sent_at: isAccepted ? now.toISOString() : null,
      ...(isAccepted && { provider_id: outcome.provider_id }),
      ...(outcome.kind === 'held' && { held_at: now.toISOString(), attempts: message.attempts - 1 }),
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('message_attempts')
    .values({
      account_id,
      message_id: id,
      driver: message.line.driver.name,
      outcome: WORD_OF[outcome.kind],
      detail: outcome.error,
    })
    .execute();
  if (outcome.about === 'nobody') await markNotOnWhatsapp(tx, now, account_id, recipient, outcome.error ?? '');
  else if (outcome.about === 'opted-out' && message.customer_id !== null)
    await stopMarketing({ tx, accountId: account_id, now }, message.customer_id, channel);
  else if (channel === 'whatsapp' && isAccepted) await markOnWhatsapp(tx, account_id, recipient);
  if (status === failed) await fallBack(tx, now, message, why ?? 'provider');
}

function whyRefused({ about, line }: Outcome): MessageHindrance {
  if (line) return 'line';
  return about === 'nobody' ? 'not_on_whatsapp' : about === 'opted-out' ? 'refused' : 'provider';
}

async function settleInterrupted(services: Services): Promise<void> {
  const limit = new Date(services.clock().getTime() - CALL_LIMIT_MS).toISOString();
  await asPlatform(services, async (tx) => {
    const lost = await tx
      .updateTable('messages')
      .set({
        // What a notice has told meanwhile counts more than that nobody heard the answer.
        status: sql`
          case
            when failed_at is not null and delivered_at is null then ${messageState.failed}
            when sent_at is not null then ${messageState.success}
            else ${messageState.unknown} end`,
        error: sql`
          case
            when failed_at is not null and delivered_at is null then error
            when sent_at is null then ${troubleText('interrupted')} end`,
      })
      .where('status', '=', sending)
      .where('claimed_at', '<', limit)
      .returningAll()
      .execute();
    for (const message of lost) {
      const { account_id, id, driver, status } = message;
      await tx
        .insertInto('message_attempts')
        .values({
          account_id,
          message_id: id,
          driver: driver ?? 'unknown',
          outcome: status === success ? 'accepted' : status === failed ? 'refused' : 'unknown',
          detail: null,
        })
        .execute();
      if (status === failed) await fallBack(tx, services.clock(), message, 'provider');
    }
  });
}
