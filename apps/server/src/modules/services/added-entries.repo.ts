import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql, type NotNull } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import type { Holds } from '../../http/lists/among.query';
import type { Code } from '../../db/column-codes';

/**
 * What salons made themselves, across salons: for the platform only. What always exists is joined from the left: a
 * count that needs nothing of it then leaves it alone.
 */
const salon = (ctx: Ctx) =>
  ctx.language === 'ar' ? ('a.arabic_name as salon' as const) : ('a.english_name as salon' as const);

export const addedGroupRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('service_groups as g')
    .leftJoin('accounts as a', 'a.id', 'g.account_id')
    .where('g.check_status', 'is not', null)
    .where('g.account_id', '>', TRAINING_ACCOUNT_ID)
    .select([
      'g.id',
      'g.account_id',
      salon(ctx),
      'g.english_name',
      'g.arabic_name',
      'g.check_status',
      'g.check_reason',
      'g.suggested_id as suggested_group_id',
      'g.created_at',
      sql<number>`(select count(*)::int from services s where s.account_id = g.account_id and s.group_id = g.id)`.as(
        'services_count',
      ),
      sql<string>`g.english_key || ' ' || g.arabic_key`.as('search_key'),
    ]);

/** Index `platform_groups_words`. */
export const addedGroupsHolding = (holds: Holds) => sql`
  select g.account_id, g.id
  from service_groups g
  where g.check_status is not null and ${holds(sql`g.english_key || ' ' || g.arabic_key`)}`;
/** Index `platform_services_words`. */
export const addedServicesHolding = (holds: Holds) => sql`
  select s.account_id, s.id
  from services s
  where s.check_status is not null and ${holds(sql`s.english_key || ' ' || s.arabic_key`)}`;

export const addedServiceRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('services as s')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('service_groups as g', (join) =>
      join.onRef('g.account_id', '=', 's.account_id').onRef('g.id', '=', 's.group_id'),
    )
    .where('s.check_status', 'is not', null)
    .where('s.account_id', '>', TRAINING_ACCOUNT_ID)
    .select([
      's.id',
      's.account_id',
      salon(ctx),
      's.english_name',
      's.arabic_name',
      ctx.language === 'ar' ? 'g.arabic_name as group_name' : 'g.english_name as group_name',
      's.job_time',
      's.price',
      'a.currency',
      's.check_status',
      's.check_reason',
      'g.suggested_id as suggested_group_id',
      's.created_at',
      sql<string>`s.english_key || ' ' || s.arabic_key`.as('search_key'),
    ]);

export const lockAddedGroup = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('service_groups as g')
    .innerJoin('accounts as a', 'a.id', 'g.account_id')
    .select(['g.english_name', 'g.arabic_name', 'g.check_status', 'g.check_reason', 'a.business_type'])
    .where('g.account_id', '=', accountId)
    .where('g.id', '=', id)
    .where('g.check_status', 'is not', null)
    .$narrowType<{ check_status: NotNull }>()
    .forUpdate('g')
    .executeTakeFirst();

export const lockAddedService = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('services as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('service_groups as g', (join) =>
      join.onRef('g.account_id', '=', 's.account_id').onRef('g.id', '=', 's.group_id'),
    )
    .select([
      's.english_name',
      's.arabic_name',
      's.job_time',
      's.check_status',
      's.check_reason',
      'a.business_type',
      'g.suggested_id as suggested_group_id',
    ])
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', id)
    .where('s.check_status', 'is not', null)
    .$narrowType<{ check_status: NotNull }>()
    .forUpdate('s')
    .executeTakeFirst();

type Outcome = { check_status: Code<'services.check_status'>; check_reason: string | null; suggested_id?: number };

export async function setEntryCheck(
  tx: Tx,
  table: 'service_groups' | 'services',
  accountId: number,
  id: number,
  outcome: Outcome,
): Promise<void> {
  await tx.updateTable(table).set(outcome).where('account_id', '=', accountId).where('id', '=', id).execute();
}
