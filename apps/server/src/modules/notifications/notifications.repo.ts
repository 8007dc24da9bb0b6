import { sql } from 'kysely';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import type { NotificationWish } from '@rawnaq/domain/notifications/notification.rules';
import type { Tx } from '../../db/database';

type Reader = { accountId: number; userId: number; types: NotificationType[] };
type Asked = Reader & { span?: { start: string; end: string } | undefined; unread?: boolean };

export type NewNotification = { type: NotificationType; code: string; values: object; open_id: number | null };

/** Answers its id, and the browsers of the account that may want to hear of it. */
export async function insertNotification(tx: Tx, accountId: number, { values, ...row }: NewNotification) {
  const [{ id }, devices] = await Promise.all([
    tx
      .insertInto('notifications')
      .values({ account_id: accountId, ...row, values: JSON.stringify(values) })
      .returning('id')
      .executeTakeFirstOrThrow(),
    tx.selectFrom('push_devices').select('id').where('account_id', '=', accountId).execute(),
  ]);
  return { id, devices: devices.map((device) => device.id) };
}

/** Of the types somebody may see, those she wants to be told of in the app. */
const asked = (tx: Tx, { accountId, userId, types, span, unread = false }: Asked) =>
  tx
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) =>
      join.on('r.account_id', '=', accountId).on('r.user_id', '=', userId).onRef('r.type', '=', 'n.type'),
    )
    .leftJoin('notification_settings as s', (join) =>
      join.on('s.account_id', '=', accountId).on('s.user_id', '=', userId).onRef('s.type', '=', 'n.type'),
    )
    .where('n.account_id', '=', accountId)
    .where('n.type', '=', sql<string>`any(${types}::text[])`)
    .where(sql<boolean>`coalesce(s.in_app, true)`)
    .$if(unread, (query) => query.where(sql<boolean>`n.id > coalesce(r.last_read_id, 0)`))
    .$if(span !== undefined, (query) =>
      query.where('n.created_at', '>=', span!.start).where('n.created_at', '<', span!.end),
    );

export const newest = (tx: Tx, wanted: Asked, { limit, offset = 0 }: { limit: number; offset?: number }) =>
  asked(tx, wanted)
    .select([
      'n.id',
      'n.type',
      'n.code',
      'n.values',
      'n.open_id',
      'n.created_at',
      sql<boolean>`n.id <= coalesce(r.last_read_id, 0)`.as('read'),
    ])
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countAsked = async (tx: Tx, wanted: Asked): Promise<number> =>
  Number(
    (
      await asked(tx, wanted)
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** A badge says "99+"; nobody counts further. */
const MOST_COUNTED = 100;

export async function countUnread(tx: Tx, { accountId, userId, types }: Reader): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select t.type, (
      select count(*)::int
      from (
        select
        from notifications n
        where n.account_id = ${accountId} and n.type = t.type
          and n.id > coalesce((
            select r.last_read_id
            from notification_reads r
            where r.account_id = ${accountId} and r.user_id = ${userId} and r.type = t.type), 0)
        limit ${MOST_COUNTED}) unread) as count
    from unnest(${types}::text[]) t (type)
    where not exists (
      select
      from notification_settings s
      where s.account_id = ${accountId} and s.user_id = ${userId} and s.type = t.type and not s.in_app)`.execute(tx);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ type, count }) => [type, count]));
}

export async function markRead(tx: Tx, { accountId, userId, types }: Reader): Promise<void> {
  const last = await tx
    .selectFrom('notifications')
    .select(['type', (row) => row.fn.max('id').as('last_read_id')])
    .where('account_id', '=', accountId)
    .where('type', '=', sql<string>`any(${types}::text[])`)
    .groupBy('type')
    .execute();
  if (last.length === 0) return;
  await tx
    .insertInto('notification_reads')
    .values(last.map((one) => ({ account_id: accountId, user_id: userId, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id', 'type'])
        .doUpdateSet((row) => ({ last_read_id: row.ref('excluded.last_read_id') })),
    )
    .execute();
}

/** One of them, and whether somebody has read it. */
export const findNotification = (tx: Tx, accountId: number, id: number, userId: number) =>
  tx
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) =>
      join.on('r.account_id', '=', accountId).on('r.user_id', '=', userId).onRef('r.type', '=', 'n.type'),
    )
    .select([
      'n.type',
      'n.code',
      'n.values',
      'n.open_id',
      'n.created_at',
      sql<boolean>`n.id <= coalesce(r.last_read_id, 0)`.as('read'),
    ])
    .where('n.account_id', '=', accountId)
    .where('n.id', '=', id)
    .executeTakeFirst();

/** What somebody said; of all other types she gets everything. */
export const wishesOf = (tx: Tx, accountId: number, userId: number) =>
  tx
    .selectFrom('notification_settings')
    .select(['type', 'in_app', 'push'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();

export async function putWish(
  tx: Tx,
  { accountId, userId, type }: { accountId: number; userId: number; type: NotificationType },
  { in_app, push }: NotificationWish,
): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ account_id: accountId, user_id: userId, type, in_app, push })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id', 'type']).doUpdateSet({ in_app, push }))
    .execute();
}
