import { FIGURE_DAYS, type MessageFigures } from '@rawnaq/domain/customer-care/automatic-messages.contract';
import { AUTOMATIC_MESSAGE_IDS } from '@rawnaq/domain/settings/automatic-messages';
import { sql } from 'kysely';
import { messageState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

/** One that failed and went another way counts by what became of that. */
export async function messageFigures({ tx, accountId, now }: Ctx): Promise<MessageFigures[]> {
  const { rows } = await sql<MessageFigures>`
    select m.template as message, count(*) filter (where m.status = ${messageState.success})::int as sent,
      count(*) filter (where m.status = ${messageState.success} and m.delivered_at is not null)::int as delivered,
      count(*) filter (where m.status = ${messageState.success} and m.instead_of is not null)::int as instead,
      count(*) filter (where m.status = ${messageState.failed} and f.id is null)::int as failed,
      count(*) filter (where m.status = ${messageState.not_sent})::int as not_sent
    from messages m
    left join messages f on f.account_id = m.account_id and f.fallback_of = m.id
    where m.account_id = ${accountId} and m.template = any(${AUTOMATIC_MESSAGE_IDS}::text[])
      and m.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${FIGURE_DAYS})
    group by m.template`.execute(tx);
  return rows;
}
