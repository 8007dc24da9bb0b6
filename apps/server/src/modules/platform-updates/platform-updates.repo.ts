import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { platformUpdateState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

type Texts = { english_title: string; arabic_title: string; english_body: string; arabic_body: string };
const TEXTS = ['english_title', 'arabic_title', 'english_body', 'arabic_body'] as const;
/** The past of the product is no news. */
const NEWS_DAYS = 60;
const MOST_NEWS = 20;

export const platformUpdateRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('platform_updates as u')
    .select(['u.id', ...TEXTS.map((text) => `u.${text}` as const), 'u.status', 'u.published_at', 'u.created_at'])
    .select((eb) => [
      eb
        .selectFrom('platform_update_reads as r')
        .select((count) => count.fn.countAll<number>().as('readers'))
        .whereRef('r.update_id', '=', 'u.id')
        .as('readers'),
      eb
        .selectFrom('platform_update_reads as r')
        .select((count) => count.fn.count<number>('r.account_id').distinct().as('salons'))
        .whereRef('r.update_id', '=', 'u.id')
        .as('salons'),
    ]);

export async function insertUpdate(ctx: Ctx, texts: Texts): Promise<number> {
  const at = ctx.now.toISOString();
  return (
    await ctx.tx
      .insertInto('platform_updates')
      .values({ ...texts, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export const lockUpdate = (tx: Tx, id: number) =>
  tx
    .selectFrom('platform_updates')
    .select([...TEXTS, 'status', 'published_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateTexts(ctx: Ctx, id: number, texts: Texts): Promise<void> {
  await ctx.tx
    .updateTable('platform_updates')
    .set({ ...texts, updated_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function updateStatus(ctx: Ctx, id: number, status: Code<'platform_updates.status'>): Promise<void> {
  const at = ctx.now.toISOString();
  const isPublished = status === platformUpdateStates.codes.published;
  await ctx.tx
    .updateTable('platform_updates')
    .set({ status, updated_at: at, ...(isPublished && { published_at: sql`coalesce(published_at, ${at})` }) })
    .where('id', '=', id)
    .execute();
}

/** Whoever came after an update finds the product so: to her it is no news. */
export const newsFor = (ctx: Ctx, userId: number) =>
  ctx.tx
    .selectFrom('platform_updates as u')
    .innerJoin('users as me', (join) => join.on('me.account_id', '=', ctx.accountId).on('me.id', '=', userId))
    .leftJoin('platform_update_reads as r', (join) =>
      join.onRef('r.update_id', '=', 'u.id').on('r.account_id', '=', ctx.accountId).on('r.user_id', '=', userId),
    )
    .select(['u.id', ...TEXTS.map((text) => `u.${text}` as const)])
    .select([
      sql<string>`u.published_at`.as('published_at'),
      sql<boolean>`r.read_at is null and u.published_at > me.created_at`.as('is_new'),
    ])
    .where(sql<boolean>`u.status = ${platformUpdateState.published}`)
    .where(
      'u.published_at',
      '>',
      sql<string>`${ctx.now.toISOString()}::timestamptz - make_interval(days => ${NEWS_DAYS})`,
    )
    .orderBy('u.published_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(MOST_NEWS)
    .execute();

/** Nothing of what was never shown; reading twice is reading once. */
export async function insertRead(ctx: Ctx, userId: number, updateId: number): Promise<boolean> {
  const shown = await ctx.tx
    .selectFrom('platform_updates')
    .select('id')
    .where('id', '=', updateId)
    .where('status', '=', platformUpdateStates.codes.published)
    .executeTakeFirst();
  if (!shown) return false;
  await ctx.tx
    .insertInto('platform_update_reads')
    .values({ account_id: ctx.accountId, update_id: updateId, user_id: userId, read_at: ctx.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'update_id', 'user_id']).doNothing())
    .execute();
  return true;
}
