import { doesBotAnswer } from '@rawnaq/domain/conversations/conversation.rules';
import { conversationEvents, conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import type { HandOverReason } from '@rawnaq/domain/bot/bot.types';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { hasArabicLetters } from '@rawnaq/domain/kernel/text/script';
import { botSetting } from '@rawnaq/domain/settings/bot-setting';
import type { Code } from '../../db/column-codes';
import { notify } from '../notifications';
import { readSetting } from '../settings';
import { findWriter } from './writers.repo';
import { insertEvent, lockByAddress, updateConversation, type ConversationRow, type Place } from './conversations.repo';

type Now = Place & { now: Date };
type Said = {
  channel: Code<'conversations.channel'>;
  sender: string | null;
  wa_user_id: string | null;
  customer_id: number | null;
  sender_name: string | null;
  type: string;
  body: string;
  sent_at: string;
  stopped: boolean;
};
const { bot, waiting } = conversationStates.codes;
const SHOWN = 160;

/** What came belongs to a thread, and somebody answers it. Undefined: nobody could be written to. */
export async function openConversation(
  ctx: Now,
  said: Said,
): Promise<{ conversation: ConversationRow; isForBot: boolean } | undefined> {
  const writer = await findWriter(ctx, said.customer_id);
  const address = said.sender ?? writer.mobile ?? said.wa_user_id;
  if (address === null) return undefined;
  const setting = await readSetting(ctx, botSetting);
  const language: Language = /\p{L}/u.test(said.body) ? (hasArabicLetters(said.body) ? 'ar' : 'en') : writer.language;
  const { row, isNew } = await lockByAddress(ctx, {
    channel: said.channel,
    address,
    wa_user_id: said.wa_user_id,
    customer_id: said.customer_id,
    name: said.sender_name,
    language,
    at: said.sent_at,
  });
  const isForBot =
    said.channel === 'whatsapp' &&
    doesBotAnswer(isNew ? { ...row, state: bot } : row, setting, ctx.now) &&
    ctx.now.getTime() - Date.parse(said.sent_at) < LATE_MS;
  const known = {
    customer_id: said.customer_id ?? row.customer_id,
    wa_user_id: said.wa_user_id ?? row.wa_user_id,
    name: said.sender_name ?? row.name,
  };
  await updateConversation(ctx, row.id, {
    ...known,
    last_at: later(row.last_at, said.sent_at),
    last_text: cutText(said.body, SHOWN),
    last_from: 'customer',
    last_in_at: later(row.last_in_at, said.sent_at),
  });
  return { conversation: { ...row, ...known }, isForBot };
}

/** What was kept by a line that was down for a day is for a person: the moment for an answer by itself has gone. */
const LATE_MS = 20 * 3_600_000;

const later = (known: string | null, at: string): string =>
  known !== null && Date.parse(known) > Date.parse(at) ? new Date(known).toISOString() : at;

/** It counts as unread, and the first of several is told. */
export async function tellDesk(
  ctx: Now,
  { id, unread, name, address, state, taken_by }: ConversationRow,
): Promise<void> {
  const isWithPerson = state === conversationStates.codes.taken && taken_by !== null;
  await updateConversation(ctx, id, {
    unread: unread + 1,
    ...(!isWithPerson && { state: waiting, ...(state !== waiting && { waiting_since: ctx.now.toISOString() }) }),
  });
  if (unread === 0)
    await notify(ctx.tx, ctx.accountId, {
      type: 'conversations',
      code: 'waiting',
      // Who reads it may see conversations, not numbers.
      values: { who: name ?? `\u2066••• ${address.slice(-2)}\u2069` },
      open: id,
    });
}

/** The bot passes it on: it waits for somebody, and the thread says why. */
export async function handToDesk(ctx: Now, conversation: ConversationRow, reason: HandOverReason): Promise<void> {
  await insertEvent(ctx, {
    conversation_id: conversation.id,
    at: ctx.now.toISOString(),
    event: conversationEvents.codes.handed_over,
    reason,
  });
  await tellDesk(ctx, { ...conversation, state: bot, taken_by: null });
}

/** Where the bot stands now, and what it said last. */
export async function rememberTurn(
  ctx: Now,
  id: number,
  turn: { bot_state: unknown; bot_until: Date; language: Language; text: string; customer_id: number | null },
): Promise<void> {
  await updateConversation(ctx, id, {
    bot_state: JSON.stringify(turn.bot_state),
    bot_until: turn.bot_until.toISOString(),
    language: turn.language,
    customer_id: turn.customer_id,
    state: bot,
    taken_by: null,
    waiting_since: null,
    unread: 0,
    last_at: ctx.now.toISOString(),
    last_text: cutText(turn.text, SHOWN),
    last_from: 'bot',
  });
}
