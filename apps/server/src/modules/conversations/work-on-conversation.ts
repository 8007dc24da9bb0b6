import { windowUntil } from '@rawnaq/domain/conversations/conversation.rules';
import { conversationEvents, conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import type { conversationsContract } from '@rawnaq/domain/conversations/conversations.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { hasArabicLetters } from '@rawnaq/domain/kernel/text/script';
import { botSetting } from '@rawnaq/domain/settings/bot-setting';
import type { Code } from '../../db/column-codes';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import type { Channel } from '../../sandbox-channels';
import { queueSalonMessages } from '../messages';
import { readSetting } from '../settings';
import { insertEvent, lockConversation, updateConversation, type ConversationRow } from './conversations.repo';
import { wayOf } from './read-conversations';

type Contract = typeof conversationsContract;
const { bot, taken, closed } = conversationStates.codes;
const { codes: events } = conversationEvents;
const SHOWN = 160;

async function openOne(ctx: Ctx, id: number): Promise<ConversationRow> {
  const conversation = await lockConversation(ctx, id);
  if (!conversation) throw new AppError('NOT_FOUND');
  return conversation;
}

const note = (ctx: Ctx, id: number, event: Code<'conversation_events.event'>): Promise<void> =>
  insertEvent(ctx, { conversation_id: id, at: ctx.now.toISOString(), event, user_id: sessionOf(ctx).user.id });

/** Whoever has it already is not told again. */
async function takeFor(ctx: Ctx, { id, state, taken_by }: ConversationRow): Promise<void> {
  const { user } = sessionOf(ctx);
  if (state === taken && taken_by === user.id) return;
  await updateConversation(ctx, id, { state: taken, taken_by: user.id, waiting_since: null, unread: 0 });
  await note(ctx, id, events.taken);
}

export const takeConversation: UseCase<Contract['take']> = async (ctx, { id }) => {
  await takeFor(ctx, await openOne(ctx, id));
  return { done: true };
};

export const sendReply: UseCase<Contract['send']> = async (ctx, { id, text }) => {
  const conversation = await openOne(ctx, id);
  const { channel, address, customer_id, name, last_in_at } = conversation;
  const way = await wayOf(ctx, channel, windowUntil(last_in_at, ctx.now));
  if (way === 'none') throw new AppError('CONVERSATION_WINDOW_CLOSED', { field: 'text' });
  await takeFor(ctx, conversation);
  await queueSalonMessages(
    ctx.tx,
    [
      {
        account_id: ctx.accountId,
        channel: channel as Channel,
        recipient: address,
        recipient_name: name ?? address,
        template: 'conversation',
        language: hasArabicLetters(text) ? 'ar' : 'en',
        body: text,
        customer_id,
        sent_by: sessionOf(ctx).user.id,
      },
    ],
    ctx.now,
  );
  await updateConversation(ctx, id, {
    last_at: ctx.now.toISOString(),
    last_text: cutText(text, SHOWN),
    last_from: 'person',
    unread: 0,
  });
  return { done: true };
};

export const handToBot: UseCase<Contract['hand_to_bot']> = async (ctx, { id }) => {
  const { state, channel } = await openOne(ctx, id);
  const { is_active } = await readSetting(ctx, botSetting);
  if (!is_active || channel !== 'whatsapp') throw new AppError('STATE_MOVE_NOT_ALLOWED');
  if (state === bot) return { done: true };
  await updateConversation(ctx, id, {
    state: bot,
    taken_by: null,
    waiting_since: null,
    unread: 0,
    bot_state: null,
    bot_until: null,
  });
  await note(ctx, id, events.to_bot);
  return { done: true };
};

export const closeConversation: UseCase<Contract['close']> = async (ctx, { id }) => {
  const { state } = await openOne(ctx, id);
  if (state === closed) return { done: true };
  await updateConversation(ctx, id, { state: closed, taken_by: null, waiting_since: null, unread: 0 });
  await note(ctx, id, events.closed);
  return { done: true };
};

export const markRead: UseCase<Contract['mark_read']> = async (ctx, { id }) => {
  const { unread } = await openOne(ctx, id);
  if (unread > 0) await updateConversation(ctx, id, { unread: 0 });
  return { done: true };
};
