import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { recordState } from '../../db/sql-codes';
import { sessionOf, type Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';

/** Each list in one question; the till searches them on the device. */
export const catalogueServices = async ({ tx, accountId }: Ctx) => {
  const { rows } = await sql<{
    id: number;
    group_id: number;
    english_name: string;
    arabic_name: string;
    price: number;
    list_price: number;
    job_time: number;
    employees: number[];
  }>`
    select s.id, s.group_id, s.english_name, s.arabic_name, coalesce(s.offer_price, s.price) as price,
      s.price as list_price, s.job_time,
      array(
        select t.employee_id::int from employee_services t
        where t.account_id = ${accountId} and t.service_id = s.id order by 1
      ) as employees
    from services s
    join service_groups g on g.account_id = s.account_id and g.id = s.group_id
    where s.account_id = ${accountId} and g.account_id = ${accountId}
      and s.status = ${recordState.active} and g.status = ${recordState.active}
    order by g.position, s.position`.execute(tx);
  return rows;
};

export const catalogueGroups = ({ tx, accountId }: Ctx) =>
  tx
    .selectFrom('service_groups')
    .select(['id', 'english_name', 'arabic_name'])
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .orderBy('position')
    .execute();

/** What was never touched has what it began with. */
export const catalogueProducts = ({ tx, accountId }: Ctx) =>
  tx
    .selectFrom('products as p')
    .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .leftJoin('product_stocks as t', (join) =>
      join.onRef('t.account_id', '=', 'p.account_id').onRef('t.product_id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'c.english_name',
      'c.arabic_name',
      'c.barcode',
      'c.owner_name',
      'p.price',
      sql<number>`coalesce(t.quantity, p.initial_quantity)::int`.as('quantity'),
    ])
    .where('p.account_id', '=', accountId)
    .where('p.status', '=', recordStates.codes.active)
    .orderBy('c.english_key')
    .execute();

export const catalogueOffers = async ({ tx, accountId }: Ctx, today: string) => {
  const { rows } = await sql<{
    id: number;
    english_name: string;
    arabic_name: string;
    type: Code<'offers.type'>;
    price: number;
    max_services_to_use: number | null;
    expires_on: string | null;
    services: number[];
  }>`
    select o.id, o.english_name, o.arabic_name, o.type, o.price, o.max_services_to_use, o.expires_on,
      array(
        select t.service_id::int from offer_services t
        where t.account_id = ${accountId} and t.offer_id = o.id order by t.position
      ) as services
    from offers o
    where o.account_id = ${accountId} and o.status = ${recordState.active}
      and (o.expires_on is null or o.expires_on >= ${today}::date)
    order by o.created_at desc`.execute(tx);
  return rows;
};

export const catalogueEmployees = async (ctx: Ctx) => {
  const own = sessionOf(ctx).user.employee_id;
  const employees = await ctx.tx
    .selectFrom('employees as e')
    .leftJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 'e.account_id').onRef('p.id', '=', 'e.picture_upload_id'),
    )
    .select([
      'e.id',
      ctx.language === 'ar' ? sql<string>`coalesce(e.arabic_name, e.name)`.as('name') : 'e.name',
      sql<string | null>`${uploadUrl(ctx.area, '')} || p.unique_id || '?size=thumb'`.as('picture_url'),
    ])
    .where('e.account_id', '=', ctx.accountId)
    .where('e.status', '=', recordStates.codes.active)
    .where('e.show_in_billing', '=', true)
    .orderBy('e.sort_order')
    .orderBy('e.id')
    .execute();
  return employees.map(({ id, name, picture_url }) => ({
    id,
    name,
    short_name: name.split(' ')[0]!,
    picture_url,
    is_me: id === own,
  }));
};
