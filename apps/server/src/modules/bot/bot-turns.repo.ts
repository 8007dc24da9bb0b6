import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { botOutcomes } from '@rawnaq/domain/conversations/conversation.states';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';

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
    .select([
      't.id',
      't.account_id',
      't.at',
      sql<string>`coalesce(v.address, '')`.as('address'),
      't.outcome',
      't.place',
      sql<string>`array_to_string(t.asked, ', ')`.as('asked'),
      't.milliseconds',
      't.error',
    ]);

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
