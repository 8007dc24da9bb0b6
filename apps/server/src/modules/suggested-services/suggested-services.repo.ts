import { COMMA } from '@rawnaq/domain/kernel/localized';
import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { sql, type NotNull } from 'kysely';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';
import type { Code } from '../../db/column-codes';

type Names = { english_name: string; arabic_name: string };
export type NewGroup = Names & { business_types: readonly string[] };
export type NewService = NewGroup & { group_id: number; job_time: number };

/** Kinds of salon in the reader's words, in the order of the list. */
const kindsText = (ctx: Ctx, column: 'g.business_types' | 's.business_types') => {
  const kinds = businessTypes.choices.map(
    ({ value, label }, place) => sql`(${String(value)}::text, ${label[ctx.language]}::text, ${place}::int)`,
  );
  return sql<string>`
    (select string_agg(kind.label, ${COMMA[ctx.language]} order by kind.place)
    from (values ${sql.join(kinds)}) kind (code, label, place)
    where kind.code = any(${sql.ref(column)}))`;
};

export const suggestedGroupRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('suggested_groups as g')
    .select([
      'g.id',
      'g.english_name',
      'g.arabic_name',
      'g.business_types',
      kindsText(ctx, 'g.business_types').as('business_types_text'),
      'g.status',
      'g.created_at',
      'g.updated_at',
      'g.salons_count',
      sql<number>`(select count(*)::int from suggested_services s where s.group_id = g.id)`.as('services_count'),
      sql<string>`g.english_key || ' ' || g.arabic_key`.as('search_key'),
    ]);

export const suggestedServiceRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('suggested_services as s')
    .leftJoin('suggested_groups as g', 'g.id', 's.group_id')
    .select([
      's.id',
      's.english_name',
      's.arabic_name',
      's.group_id',
      ctx.language === 'ar' ? 'g.arabic_name as group_name' : 'g.english_name as group_name',
      's.job_time',
      's.business_types',
      kindsText(ctx, 's.business_types').as('business_types_text'),
      's.status',
      's.created_at',
      's.updated_at',
      's.salons_count',
      sql<string>`s.english_key || ' ' || s.arabic_key`.as('search_key'),
    ])
    .$narrowType<{ group_name: NotNull }>();

export const suggestedGroupOptions = (tx: Tx) =>
  tx.selectFrom('suggested_groups').select(['id', 'english_name', 'arabic_name', 'status']).orderBy('id').execute();

/** What is suggested now to a kind of salon, group by group. */
export const suggestedGroupsFor = (tx: Tx, businessType: string) =>
  tx
    .selectFrom('suggested_groups as g')
    .select([
      'g.id',
      'g.english_name',
      'g.arabic_name',
      'g.english_key',
      'g.arabic_key',
      sql<number>`
        (select count(*)::int
          from suggested_services s
          where s.group_id = g.id and s.status = ${recordStates.codes.active}
            and ${businessType} = any(s.business_types))`.as('services_count'),
    ])
    .where('g.status', '=', recordStates.codes.active)
    .where(sql<boolean>`${businessType} = any(g.business_types)`)
    .orderBy('g.id')
    .execute();

export const suggestedServicesFor = (tx: Tx, businessType: string) =>
  tx
    .selectFrom('suggested_services as s')
    .innerJoin('suggested_groups as g', 'g.id', 's.group_id')
    .select([
      's.id',
      's.english_name',
      's.arabic_name',
      's.english_key',
      's.arabic_key',
      's.job_time',
      's.group_id',
      'g.english_name as group_english_name',
      'g.arabic_name as group_arabic_name',
    ])
    .where('s.status', '=', recordStates.codes.active)
    .where('g.status', '=', recordStates.codes.active)
    .where(sql<boolean>`${businessType} = any(s.business_types)`)
    .orderBy('s.group_id')
    .orderBy('s.id')
    .execute();

export const lockSuggestedGroup = (tx: Tx, id: number) =>
  tx
    .selectFrom('suggested_groups')
    .select(['english_name', 'arabic_name', 'business_types', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export const lockSuggestedService = (tx: Tx, id: number) =>
  tx
    .selectFrom('suggested_services')
    .select(['english_name', 'arabic_name', 'group_id', 'job_time', 'business_types', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function hasSuggestedGroup(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('suggested_groups').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The one with the same name in either language, when there is one. */
export const sameSuggested = (tx: Tx, table: 'suggested_groups' | 'suggested_services', names: Names) =>
  tx
    .selectFrom(table)
    .select('id')
    .where((where) =>
      where.or([
        where('english_key', '=', toSearchKey(names.english_name)),
        where('arabic_key', '=', toSearchKey(names.arabic_name)),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();

export async function insertSuggestedGroup(tx: Tx, group: NewGroup): Promise<number> {
  return (
    await refusing(
      'suggested_groups',
      'GROUP_NAME_EXISTS',
      tx.insertInto('suggested_groups').values(groupRow(group)).returning('id').executeTakeFirstOrThrow(),
    )
  ).id;
}

export async function insertSuggestedServices(tx: Tx, services: readonly NewService[]): Promise<number[]> {
  return (
    await refusing(
      'suggested_services',
      'SERVICE_NAME_EXISTS',
      tx.insertInto('suggested_services').values(services.map(serviceRow)).returning('id').execute(),
    )
  ).map((row) => row.id);
}

export async function updateSuggestedGroup(ctx: Ctx, id: number, group: NewGroup): Promise<void> {
  await refusing(
    'suggested_groups',
    'GROUP_NAME_EXISTS',
    ctx.tx
      .updateTable('suggested_groups')
      .set({ ...groupRow(group), updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute(),
  );
}

export async function updateSuggestedService(ctx: Ctx, id: number, service: NewService): Promise<void> {
  await refusing(
    'suggested_services',
    'SERVICE_NAME_EXISTS',
    ctx.tx
      .updateTable('suggested_services')
      .set({ ...serviceRow(service), updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute(),
  );
}

export async function updateSuggestedStatus(
  ctx: Ctx,
  table: 'suggested_groups' | 'suggested_services',
  id: number,
  status: Code<'suggested_services.status'>,
): Promise<void> {
  await ctx.tx.updateTable(table).set({ status, updated_at: ctx.now.toISOString() }).where('id', '=', id).execute();
}

export type Taken = { id: number; salons: number };

/** Those nobody took are not among the counted. */
export async function storeTaken(
  tx: Tx,
  suggestions: 'suggested_groups' | 'suggested_services',
  counted: readonly Taken[],
): Promise<void> {
  await sql`
    update ${sql.table(suggestions)} s
    set salons_count = used.salons
    from (select g.id, coalesce(t.salons, 0) as salons
      from ${sql.table(suggestions)} g
      left join jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as t(id bigint,
        salons integer) on t.id = g.id) used
    where used.id = s.id and s.salons_count <> used.salons`.execute(tx);
}

/** Two processes may start on one empty database at the same moment. */
export async function isFirstToFill(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7236510)`.execute(tx);
  return (await tx.selectFrom('suggested_groups').select('id').limit(1).executeTakeFirst()) === undefined;
}

const withKeys = ({ english_name, arabic_name }: Names) => ({
  english_name,
  arabic_name,
  english_key: toSearchKey(english_name),
  arabic_key: toSearchKey(arabic_name),
});
const groupRow = (group: NewGroup) => ({ ...withKeys(group), business_types: [...group.business_types] });
const serviceRow = (service: NewService) => ({
  ...groupRow(service),
  group_id: service.group_id,
  job_time: service.job_time,
});

/** The unique indexes decide who came first, whatever the race; their refusal is said at the field it is about. */
async function refusing<T>(table: string, code: ErrorCode, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, `${table}_english_key`)) throw new AppError(code, { field: 'english_name' });
    if (isUniqueViolation(error, `${table}_arabic_key`)) throw new AppError(code, { field: 'arabic_name' });
    throw error;
  }
}
