import { botTexts } from '@rawnaq/domain/bot/bot-texts';
import { freshState } from '@rawnaq/domain/bot/bot-turn';
import { runBot } from '@rawnaq/domain/bot/run-bot';
import { botState, type BotAnswer, type BotState, type HandOverReason } from '@rawnaq/domain/bot/bot.types';
import { BOT_REMEMBERS_MINUTES } from '@rawnaq/domain/conversations/conversation.rules';
import { botOutcomes } from '@rawnaq/domain/conversations/conversation.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { isRaceLost } from '../../db/pg-errors';
import { inSavepoint } from '../../db/statements/savepoint';
import { TryAgain } from '../../db/try-again';
import type { Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { PLATFORM_ACCOUNT } from '../../services';
import type { VisitFollowers } from '../appointments';
import { handToDesk, openConversation, rememberTurn, tellDesk, type ConversationRow } from '../conversations';
import { queueSalonMessages, type Background, type IncomingHandler, type IncomingMessage } from '../messages';
import { insertTurn } from './bot-turns.repo';
import { botFacts } from './bot-facts';
import { perform } from './perform';

/** A thumb under a message is no message. */
const NOT_SAID = new Set(['reaction', 'system', 'unsupported', 'ephemeral']);
/** More questions to the records than any turn of the machine has. */
const MOST_ASKED = 6;

/**
 * Keeps what people write in their threads and answers it, or leaves it to the desk. Message, state, booking and answer
 * are one transaction: whatever dies in between, either all of it happened or nothing did, and then it is done anew.
 */
export const answerByBot =
  (followers: VisitFollowers): IncomingHandler =>
  async (ctx, message) => {
    if (ctx.accountId === PLATFORM_ACCOUNT || NOT_SAID.has(message.type)) return false;
    const opened = await openConversation(ctx, message);
    if (!opened) return false;
    const { conversation, isForBot } = opened;
    if (message.stopped) return true;
    if (!isForBot) await tellDesk(ctx, conversation);
    else await answer(ctx, conversation, message, followers);
    crashPoint('bot.answered');
    return true;
  };

type Turn = {
  state: BotState;
  answer: BotAnswer;
  hand_over: HandOverReason | undefined;
  understood: boolean;
  asked: string[];
  customer_id: number | null;
  error: string | null;
};

async function answer(
  background: Background,
  conversation: ConversationRow,
  message: IncomingMessage,
  followers: VisitFollowers,
): Promise<void> {
  const began = performance.now();
  const before = stateOf(conversation, background.now);
  const ctx = asVisitor(background, before.language, message.id);
  const turn = await takeTurn(ctx, conversation, before, message, followers);
  const { text, options } = turn.answer;
  const { language } = turn.state;
  const [message_id] = await queueSalonMessages(
    ctx.tx,
    [
      {
        account_id: ctx.accountId,
        channel: 'whatsapp',
        recipient: message.sender ?? message.wa_user_id ?? conversation.address,
        recipient_name: conversation.name ?? conversation.address,
        template: 'bot',
        language,
        body: text,
        customer_id: turn.customer_id,
        content: options.length > 0 ? { kind: 'choices', button: botTexts.open_list[language], options } : null,
      },
    ],
    ctx.now,
  );
  await rememberTurn(ctx, conversation.id, {
    bot_state: turn.state,
    bot_until: new Date(ctx.now.getTime() + BOT_REMEMBERS_MINUTES * 60_000),
    language,
    text,
    customer_id: turn.customer_id,
  });
  if (turn.hand_over) await handToDesk(ctx, { ...conversation, unread: 0 }, turn.hand_over);
  await insertTurn(ctx.tx, {
    account_id: ctx.accountId,
    conversation_id: conversation.id,
    incoming_id: message.id,
    message_id: message_id ?? null,
    at: ctx.now.toISOString(),
    outcome: outcomeOf(turn),
    place: turn.state.place.at,
    asked: turn.asked,
    milliseconds: Math.round(performance.now() - began),
    error: turn.error,
  });
}

function outcomeOf({ error, hand_over, understood }: Turn) {
  const { answered, failed, handed_over, not_understood } = botOutcomes.codes;
  if (error !== null) return failed;
  return hand_over ? handed_over : understood ? answered : not_understood;
}

/** Where she stood, if that was not long ago and this version still knows the place. */
function stateOf({ bot_state, bot_until, language }: ConversationRow, now: Date): BotState {
  const stored = botState.safeParse(bot_state);
  if (!stored.success) return freshState(language);
  if (bot_until !== null && Date.parse(bot_until) > now.getTime()) return stored.data;
  return { ...freshState(stored.data.language), pinned: stored.data.pinned };
}

/** Whatever goes wrong, she is answered, and somebody looks after her. */
async function takeTurn(
  ctx: Ctx,
  conversation: ConversationRow,
  state: BotState,
  message: IncomingMessage,
  followers: VisitFollowers,
): Promise<Turn> {
  const asked: string[] = [];
  try {
    return await inSavepoint(ctx.tx, () => runToAnswer(ctx, conversation, state, message, followers, asked));
  } catch (error) {
    // Lost against somebody else at the same moment: the worker runs it once more.
    if (error instanceof TryAgain || isRaceLost(error)) throw error;
    ctx.log.error({ err: error, account_id: ctx.accountId, incoming_id: message.id }, 'the bot failed');
    return {
      state: freshState(state.language),
      answer: { text: botTexts.handed_trouble[state.language], options: [] },
      hand_over: 'trouble',
      understood: false,
      asked,
      customer_id: conversation.customer_id,
      error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    };
  }
}

async function runToAnswer(
  ctx: Ctx,
  conversation: ConversationRow,
  state: BotState,
  { body, payload, type }: IncomingMessage,
  followers: VisitFollowers,
  asked: string[],
): Promise<Turn> {
  const facts = await botFacts(ctx, conversation);
  let customer_id = conversation.customer_id;
  let turn = runBot(state, { said: { text: body, payload, kind: type } }, facts);
  while ('asks' in turn) {
    if (asked.length >= MOST_ASKED) throw new Error('The bot asks without end.');
    asked.push(turn.asks.ask);
    const done = await perform(
      { ...ctx, language: turn.state.language },
      { conversation, facts, followers },
      turn.asks,
    );
    customer_id = done.customer_id ?? customer_id;
    turn = runBot(turn.state, done.result, facts, turn.note);
  }
  const { answer: said, hand_over, understood } = turn;
  return { state: turn.state, answer: said, hand_over, understood, asked, customer_id, error: null };
}

/** What the salon's public use cases get: nobody signed in, and a number instead of an address. */
const asVisitor = ({ services, tx, accountId, now }: Background, language: Language, incomingId: number): Ctx => ({
  area: 'public',
  accountId,
  session: null,
  permissions: {},
  language,
  now,
  tx,
  log: services.log,
  request: { id: `bot-${incomingId}`, ip: '0.0.0.0', userAgent: 'bot' },
  services,
  // Nothing in the memory of this process follows a booking.
  afterCommit: () => {},
});
