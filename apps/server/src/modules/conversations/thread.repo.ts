import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { conversationEvents, handOverReasons } from '@rawnaq/domain/conversations/conversation.states';
import type { deliveryStates } from '@rawnaq/domain/messages/delivery.states';
import { sql, type RawBuilder } from 'kysely';
import type { Code } from '../../db/column-codes';
import { messageState } from '../../db/sql-codes';
import type { Asker } from '../../http/lists/own-calendar.query';
import { textWithoutSecrets } from '../../http/lists/secrets-of-texts.query';
import { isOnOwnVisits } from '../messages';
import type { Place } from './conversations.repo';

/** Whose thread: a number, a name on WhatsApp, or both. */
export type Whose = { channel: Code<'conversations.channel'>; address: string; wa_user_id: string | null };
const LONGEST = 200;

const addressesOf = ({ address, wa_user_id }: Whose): string[] => (wa_user_id ? [address, wa_user_id] : [address]);

/** What she wrote, the newest first. */
export const incomingEntries = ({ tx, accountId }: Place, whose: Whose) =>
  tx
    .selectFrom('incoming_messages as i')
    .select(['i.id', sql<string>`i.sent_at`.as('at'), 'i.type', 'i.body', 'i.payload'])
    .where('i.account_id', '=', accountId)
    .where('i.channel', '=', whose.channel)
    .where((where) =>
      where.or([
        where('i.sender', '=', whose.address),
        ...(whose.wa_user_id
          ? [where.and([where('i.sender', 'is', null), where('i.wa_user_id', '=', whose.wa_user_id)])]
          : []),
      ]),
    )
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(LONGEST)
    .execute();

const withoutSecrets = textWithoutSecrets({ link: '…', code: '••••' });
/**
 * Links open bookings and codes open doors: what the salon sent by itself is shown without them. What a colleague wrote
 * by hand is the conversation; to anybody outside the salon it is a text like others.
 */
const shownBody = (isColleague: boolean): RawBuilder<string> =>
  isColleague
    ? sql<string>`case when m.template = 'conversation' then m.body else ${withoutSecrets} end`
    : withoutSecrets;

/** What went to her, whoever wrote it, as far as the asking person may read of visits, the newest first. */
export const outgoingEntries = (asker: Place & Asker, whose: Whose, isColleague = true) =>
  asker.tx
    .selectFrom('messages as m')
    .leftJoin('users as u', (join) => join.onRef('u.account_id', '=', 'm.account_id').onRef('u.id', '=', 'm.sent_by'))
    .select([
      'm.id',
      sql<string>`m.created_at`.as('at'),
      'm.template',
      'u.name as by_name',
      shownBody(isColleague).as('body'),
      sql<{ options?: { id: string; title: string }[] } | null>`m.content`.as('content'),
      sql<Code<'messages.status'>>`m.status`.as('status'),
      sql<CodeIn<typeof deliveryStates> | null>`
        case
          when m.status <> ${messageState.success} then null
          when m.read_at is not null then 'read'
          when m.delivered_at is not null then 'delivered' end`.as('delivery'),
      'm.error',
    ])
    .where('m.account_id', '=', asker.accountId)
    .where('m.channel', '=', whose.channel)
    .where('m.recipient', 'in', addressesOf(whose))
    .where(isOnOwnVisits(asker))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(LONGEST)
    .execute();

export const eventEntries = ({ tx, accountId }: Place, conversationId: number) =>
  tx
    .selectFrom('conversation_events as e')
    .leftJoin('users as u', (join) => join.onRef('u.account_id', '=', 'e.account_id').onRef('u.id', '=', 'e.user_id'))
    .select([
      'e.id',
      'e.at',
      sql<CodeIn<typeof conversationEvents>>`e.event`.as('event'),
      sql<CodeIn<typeof handOverReasons> | null>`e.reason`.as('reason'),
      'u.name as by_name',
    ])
    .where('e.account_id', '=', accountId)
    .where('e.conversation_id', '=', conversationId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(LONGEST)
    .execute();
