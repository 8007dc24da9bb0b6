import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { LAST_PLACE, refusingTakenNames, withKeys, type Names, type Writer } from './menu.repo';
import type { Code } from '../../db/column-codes';

const { active, disabled } = recordStates.codes;
const own = ({ tx, accountId }: Writer) => tx.selectFrom('service_groups as g').where('g.account_id', '=', accountId);
const services = ({ accountId }: Writer, condition = sql``) =>
  sql<number>`
    (select count(*)::int from services s where s.account_id = ${accountId} and s.group_id = g.id ${condition})`;

export const categoryRows = (ctx: Ctx) =>
  own(ctx).select([
    'g.id',
    ctx.language === 'ar' ? 'g.arabic_name as name' : 'g.english_name as name',
    'g.english_name',
    'g.arabic_name',
    'g.position',
    'g.status',
    'g.check_status',
    'g.check_reason',
    'g.created_at',
    'g.updated_at',
    services(ctx).as('services_count'),
    services(ctx, sql`and s.status = ${active}`).as('active_services'),
    sql<string>`g.english_key || ' ' || g.arabic_key`.as('search_key'),
  ]);

export const categoryOptions = (ctx: Writer) =>
  own(ctx).select(['g.id', 'g.english_name', 'g.arabic_name', 'g.status']).orderBy('g.position').execute();

/** Everything a name or a suggestion is compared with. */
export const categoryKeys = (ctx: Writer) =>
  own(ctx).select(['g.id', 'g.english_key', 'g.arabic_key', 'g.suggested_id']).execute();

export const lockCategory = (ctx: Writer, id: number) =>
  own(ctx)
    .select(['g.english_name', 'g.arabic_name', 'g.status'])
    .where('g.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function isActiveCategory(ctx: Writer, id: number): Promise<boolean> {
  return (
    (await own(ctx).select('g.id').where('g.id', '=', id).where('g.status', '=', active).executeTakeFirst()) !==
    undefined
  );
}

type NewCategory = Names & { suggested_id?: number };

/** A category that came from a suggestion needs no look by the platform. */
export async function insertCategories(ctx: Writer, categories: readonly NewCategory[]): Promise<number[]> {
  const at = ctx.now.toISOString();
  const rows = categories.map(({ suggested_id, ...names }, index) => ({
    account_id: ctx.accountId,
    ...withKeys(names),
    suggested_id: suggested_id ?? null,
    check_status: suggested_id === undefined ? entryCheckStates.codes.new : null,
    position: LAST_PLACE + index,
    created_at: at,
    updated_at: at,
  }));
  return (
    await refusingTakenNames(
      'service_groups',
      ctx.tx.insertInto('service_groups').values(rows).returning('id').execute(),
    )
  ).map((row) => row.id);
}

export async function renameCategory(ctx: Writer, id: number, names: Names): Promise<void> {
  await refusingTakenNames(
    'service_groups',
    ctx.tx
      .updateTable('service_groups')
      .set({ ...withKeys(names), updated_at: ctx.now.toISOString() })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute(),
  );
}

export async function updateCategoryStatus(
  ctx: Writer,
  id: number,
  status: Code<'service_groups.status'>,
): Promise<void> {
  await ctx.tx
    .updateTable('service_groups')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

/** Those named come first, in the order given; the rest keeps its order behind them. Answers how many of them exist. */
export async function orderCategories(ctx: Writer, order: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
      update service_groups g
      set position = named.place - ${LAST_PLACE}::int
      from unnest(${[...order]}::bigint[]) with ordinality named (id, place)
      where g.account_id = ${ctx.accountId} and g.id = named.id`.execute(ctx.tx);
  return Number(numAffectedRows);
}

/** Answers the services whose state has changed. */
export async function setStatusOfServices(
  ctx: Writer,
  categoryId: number,
  status: Code<'services.status'>,
): Promise<number[]> {
  const rows = await ctx.tx
    .updateTable('services')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('group_id', '=', categoryId)
    .where('status', '=', status === active ? disabled : active)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function moveServices(ctx: Writer, from: number, to: number): Promise<number[]> {
  const rows = await ctx.tx
    .updateTable('services')
    .set({ group_id: to, position: sql`position + ${LAST_PLACE}::int`, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('group_id', '=', from)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
