import type { Language } from '@rawnaq/domain/kernel/localized';
import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import { mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { conversationState } from '../../db/sql-codes';
import type { Tx } from '../../db/database';
import { homeCodeOf, type Ctx } from '../../http/context';
import { holdsText } from '../../http/lists/folded.query';
import { ownCalendarOf } from '../../http/lists/own-calendar.query';

export type Place = { tx: Tx; accountId: number };
export type ConversationRow = {
  id: number;
  channel: Code<'conversations.channel'>;
  address: string;
  wa_user_id: string | null;
  customer_id: number | null;
  name: string | null;
  language: Language;
  state: Code<'conversations.state'>;
  taken_by: number | null;
  unread: number;
  last_at: string;
  last_in_at: string | null;
  bot_state: unknown;
  bot_until: string | null;
};

const columns = [
  'id',
  'channel',
  'address',
  'wa_user_id',
  'customer_id',
  'name',
  'language',
  'state',
  'taken_by',
  'unread',
  'last_at',
  'last_in_at',
  'bot_state',
  'bot_until',
] as const;

type New = Pick<ConversationRow, 'channel' | 'address' | 'wa_user_id' | 'customer_id' | 'name' | 'language'> & {
  at: string;
};

/** The thread of a number, made when it writes for the first time, and held until what it said is answered. */
export async function lockByAddress(
  { tx, accountId }: Place,
  { at, ...known }: New,
): Promise<{ row: ConversationRow; isNew: boolean }> {
  const added = await tx
    .insertInto('conversations')
    .values({
      account_id: accountId,
      ...known,
      state: conversationStates.codes.bot,
      unread: 0,
      last_at: at,
      last_text: '',
      last_from: 'customer',
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'channel', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await tx
    .selectFrom('conversations')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('channel', '=', known.channel)
    .where('address', '=', known.address)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { row: row as ConversationRow, isNew: added !== undefined };
}

export const findByAddress = async (
  { tx, accountId }: Place,
  channel: Code<'conversations.channel'>,
  address: string,
) =>
  (await tx
    .selectFrom('conversations')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .executeTakeFirst()) as ConversationRow | undefined;

export const lockConversation = async ({ tx, accountId }: Place, id: number) =>
  (await tx
    .selectFrom('conversations')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as ConversationRow | undefined;

export type Changes = {
  customer_id?: number | null;
  wa_user_id?: string | null;
  name?: string | null;
  language?: Language;
  state?: Code<'conversations.state'>;
  taken_by?: number | null;
  waiting_since?: string | null;
  unread?: number;
  last_at?: string;
  last_text?: string;
  last_from?: 'customer' | 'bot' | 'person' | 'salon';
  last_in_at?: string;
  bot_state?: string | null;
  bot_until?: string | null;
};

export async function updateConversation({ tx, accountId }: Place, id: number, changes: Changes): Promise<void> {
  await tx.updateTable('conversations').set(changes).where('account_id', '=', accountId).where('id', '=', id).execute();
}

type Event = {
  conversation_id: number;
  at: string;
  event: Code<'conversation_events.event'>;
  reason?: string | null;
  user_id?: number | null;
};
export async function insertEvent({ tx, accountId }: Place, event: Event): Promise<void> {
  await tx
    .insertInto('conversation_events')
    .values({ account_id: accountId, ...event })
    .execute();
}

/** The bot's words may be about any visit, so they are not for who has an own calendar. */
const lastText = (ctx: Ctx) =>
  ownCalendarOf(ctx) === undefined
    ? sql<string>`v.last_text`
    : sql<string>`case when v.last_from = 'bot' then '' else v.last_text end`;

const listed = (ctx: Ctx, maySeeNumbers: boolean) =>
  ctx.tx
    .selectFrom('conversations as v')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'v.account_id').onRef('c.id', '=', 'v.customer_id'),
    )
    .leftJoin('users as u', (join) => join.onRef('u.account_id', '=', 'v.account_id').onRef('u.id', '=', 'v.taken_by'))
    .select([
      'v.id',
      'v.channel',
      sql<string | null>`coalesce(c.name, v.name)`.as('name'),
      'v.customer_id',
      sql<string | null>`case when ${maySeeNumbers}::boolean then v.address end`.as('address'),
      'v.state',
      'v.taken_by',
      'u.name as taken_by_name',
      'v.waiting_since',
      'v.unread',
      'v.last_at',
      lastText(ctx).as('last_text'),
      sql<'customer' | 'bot' | 'person' | 'salon'>`v.last_from`.as('last_from'),
    ])
    .where('v.account_id', '=', ctx.accountId);

/** Fewer digits stand in everybody's number. */
const LEAST_OF_NUMBER = 3;

type Asked = { tab: 'waiting' | 'mine' | 'all'; search: string; limit: number };

/** What waits is listed by how long it has waited, the rest the newest first. */
export function conversationRows(ctx: Ctx, userId: number, { tab, search, limit }: Asked, maySeeNumbers: boolean) {
  let rows = listed(ctx, maySeeNumbers);
  if (tab === 'waiting') rows = rows.where('v.state', '=', conversationState.waiting);
  if (tab === 'mine') rows = rows.where('v.state', '=', conversationState.taken).where('v.taken_by', '=', userId);
  if (search !== '') {
    const numbers = maySeeNumbers
      ? mobileSearchDigits(search, homeCodeOf(ctx)).filter((digits) => digits.length >= LEAST_OF_NUMBER)
      : [];
    rows = rows.where((where) =>
      where.or([
        holdsText(sql`coalesce(c.name, v.name)`, search),
        holdsText(lastText(ctx), search),
        ...numbers.map((digits) => where('v.address', 'like', `%${digits}%`)),
      ]),
    );
  }
  return rows
    .orderBy('v.last_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export const conversationRow = (ctx: Ctx, id: number, maySeeNumbers: boolean) =>
  listed(ctx, maySeeNumbers)
    .select(['v.language', 'v.last_in_at', 'v.wa_user_id', 'v.address as own_address'])
    .where('v.id', '=', id)
    .executeTakeFirst();

export async function countConversations({ tx, accountId }: Place, userId: number) {
  const { rows } = await sql<{ waiting: number; mine: number; unread: number }>`
    select count(*) filter (where v.state = ${conversationState.waiting})::int as waiting,
      count(*) filter (where v.state = ${conversationState.taken} and v.taken_by = ${userId})::int as mine,
      count(*) filter (where v.unread > 0)::int as unread
    from conversations v
    where v.account_id = ${accountId}
      and v.state in (${conversationState.waiting}, ${conversationState.taken})`.execute(tx);
  return rows[0]!;
}
