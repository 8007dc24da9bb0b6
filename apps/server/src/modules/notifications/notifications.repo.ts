import { sql } from 'kysely';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import type { Tx } from '../../db/database';

type Asked = { types: NotificationType[]; span: { start: string; end: string } | undefined; limit: number };

export type NewNotification = { type: NotificationType; code: string; values: object; open_id: number | null };

export async function insertNotification(
  tx: Tx,
  accountId: number,
  { values, ...row }: NewNotification,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({ account_id: accountId, ...row, values: JSON.stringify(values) })
    .execute();
}

export const newest = (tx: Tx, accountId: number, userId: number, { types, span, limit }: Asked) =>
  tx
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) =>
      join.onRef('r.account_id', '=', 'n.account_id').on('r.user_id', '=', userId).onRef('r.type', '=', 'n.type'),
    )
    .select([
      'n.id',
      'n.type',
      'n.code',
      'n.values',
      'n.open_id',
      'n.created_at',
      sql<boolean>`n.id <= coalesce(r.last_read_id, 0)`.as('read'),
    ])
    .where('n.account_id', '=', accountId)
    .where('n.type', '=', sql<string>`any(${types}::text[])`)
    .$if(span !== undefined, (query) =>
      query.where('n.created_at', '>=', span!.start).where('n.created_at', '<', span!.end),
    )
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

export async function markRead(tx: Tx, accountId: number, userId: number, types: NotificationType[]): Promise<void> {
  const newest = await tx
    .selectFrom('notifications')
    .select(['type', (row) => row.fn.max('id').as('last_read_id')])
    .where('account_id', '=', accountId)
    .where('type', '=', sql<string>`any(${types}::text[])`)
    .groupBy('type')
    .execute();
  if (newest.length === 0) return;
  await tx
    .insertInto('notification_reads')
    .values(newest.map((one) => ({ account_id: accountId, user_id: userId, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id', 'type'])
        .doUpdateSet((row) => ({ last_read_id: row.ref('excluded.last_read_id') })),
    )
    .execute();
}
