import { sql, type NotNull } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { accountsHolding, type Holds } from '../../http/lists/among.query';
import { uploadUrl } from '../uploads';
import type { Code } from '../../db/column-codes';

/** Staff see the picture through the suggestion itself: files of an account are open to that account only. */
const imageUrl = (ctx: Ctx) =>
  ctx.area === 'manager'
    ? sql<string | null>`
        case
          when s.upload_id is null then null
          else '/api/manager/technical/development_suggestions/image?account_id=' || s.account_id || '&id=' || s.id end`
    : sql<string | null>`${uploadUrl(ctx.area, '')} || p.unique_id`;

/** What always exists is joined from the left: a count that needs nothing of it then leaves it alone. */
const rows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('development_suggestions as s')
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 's.account_id').onRef('u.id', '=', 's.created_by'),
    )
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 's.account_id').onRef('p.id', '=', 's.upload_id'),
    )
    .select([
      's.id',
      's.account_id',
      ctx.language === 'ar' ? 'a.arabic_name as salon' : 'a.english_name as salon',
      's.title',
      's.body',
      's.status',
      's.answer',
      imageUrl(ctx).as('image_url'),
      'u.name as created_by_name',
      's.created_at',
      's.updated_at',
    ])
    .$narrowType<{ salon: NotNull; created_by_name: NotNull }>();

export const suggestionRows = rows;

/** Index `platform_suggestions_words`, and the salons. */
export const suggestionsHolding = (holds: Holds) => sql`
  select s.account_id, s.id from development_suggestions s where ${holds(sql`s.title || ' ' || s.body`)}
  union all
  select s.account_id, s.id from development_suggestions s where s.account_id in (${accountsHolding(holds)})`;

export const ownSuggestionRows = (ctx: Ctx) => rows(ctx).where('s.account_id', '=', ctx.accountId);

export async function insertSuggestion(
  tx: Tx,
  suggestion: { account_id: number; title: string; body: string; upload_id?: number; created_by: number },
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  return (
    await tx
      .insertInto('development_suggestions')
      .values({ ...suggestion, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export const lockSuggestion = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('development_suggestions')
    .select(['status', 'answer', 'title'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function setDecision(
  tx: Tx,
  accountId: number,
  id: number,
  status: Code<'development_suggestions.status'>,
  answer: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('development_suggestions')
    .set({ status, answer, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export const findSuggestionImage = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('development_suggestions as s')
    .innerJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 's.account_id').onRef('p.id', '=', 's.upload_id'),
    )
    .select(['p.account_id', 'p.unique_id', 'p.file_name', 'p.mime'])
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', id)
    .executeTakeFirst();
