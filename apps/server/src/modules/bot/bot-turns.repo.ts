import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { botOutcomes } from '@rawnaq/domain/conversations/conversation.states';
import { sql, type NotNull } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { accountsHolding, type Holds } from '../../http/lists/among.query';

type Turn = {
  account_id: number;
  conversation_id: number;
  incoming_id: number;
  message_id: number | null;
  at: string;
  outcome: CodeIn<typeof botOutcomes>;
  place: string;
  asked: string[];
  milliseconds: number;
  error: string | null;
};

/** One for each message that came: a second answer to the same would not get past this. */
export async function insertTurn(tx: Tx, turn: Turn): Promise<void> {
  await tx.insertInto('bot_turns').values(turn).execute();
}

/** For the platform's team: how the bot fares, without what was written. */
export const botTurnRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('bot_turns as t')
    .leftJoin('conversations as v', (join) =>
      join.onRef('v.account_id', '=', 't.account_id').onRef('v.id', '=', 't.conversation_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'v.account_id').onRef('c.id', '=', 'v.customer_id'),
    )
    .leftJoin('accounts as a', 'a.id', 't.account_id')
    .select([
      't.id',
      't.account_id',
      ctx.language === 'ar' ? 'a.arabic_name as salon' : 'a.english_name as salon',
      't.at',
      sql<string>`coalesce(v.address, '')`.as('address'),
      sql<string | null>`coalesce(c.name, v.name)`.as('customer'),
      't.outcome',
      't.place',
      sql<string>`array_to_string(t.asked, ', ')`.as('asked'),
      't.milliseconds',
      't.error',
    ])
    .$narrowType<{ salon: NotNull }>();

/** By salon, by who wrote and by what went wrong: `platform_conversations_words`, `platform_bot_errors_words`. */
export const botTurnsHolding = (holds: Holds) => sql`
  select t.account_id, t.id
  from bot_turns t
  where (t.account_id, t.conversation_id) in (
    select v.account_id, v.id from conversations v where ${holds(sql`v.address || ' ' || coalesce(v.name, '')`)})
  union all
  select t.account_id, t.id from bot_turns t where t.account_id in (${accountsHolding(holds)})
  union all
  select t.account_id, t.id from bot_turns t where t.error is not null and ${holds(sql`t.error`)}`;

export const turnsOf = ({ tx, accountId }: { tx: Tx; accountId: number }, conversationId: number) =>
  tx
    .selectFrom('bot_turns')
    .select(['id', 'incoming_id', 'at', 'outcome', 'place', 'asked', 'milliseconds', 'error'])
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
