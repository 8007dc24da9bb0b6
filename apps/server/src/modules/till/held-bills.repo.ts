import { sql } from 'kysely';
import { recordState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mobileFor } from '../../http/lists/own-calendar.query';
import type { Bookkeeper } from '../ledger';

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

export const heldRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('held_bills as h')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'h.account_id').onRef('c.id', '=', 'h.customer_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'h.account_id').onRef('u.id', '=', 'h.created_by'),
    )
    .where('h.account_id', '=', ctx.accountId)
    .select([
      'h.id',
      sql<string>`h.key::text`.as('key'),
      'c.name as customer',
      mobileFor(ctx, 'c.mobile').as('mobile'),
      'h.lines_count',
      'h.total',
      'h.note',
      'u.name as created_by',
      'h.created_at',
      sql<string>`coalesce(c.name_key, '') || ' ' || coalesce(${mobileFor(ctx, 'c.mobile_digits')}, '')`.as(
        'search_key',
      ),
    ]);

export const findHeld = ({ tx, accountId }: Reader, id: number) =>
  tx
    .selectFrom('held_bills')
    .select(['id', sql<string>`key::text`.as('key'), 'draft', 'customer_id', 'total'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** As the shelf of the till has them: a service is gone with its category too. */
export const servicesOnShelf = ({ tx, accountId }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('services as s')
    .innerJoin('service_groups as g', (join) =>
      join.onRef('g.account_id', '=', 's.account_id').onRef('g.id', '=', 's.group_id'),
    )
    .select([
      's.id',
      's.english_name',
      's.arabic_name',
      sql<boolean>`s.status = ${recordState.active} and g.status = ${recordState.active}`.as('is_sold'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export const productsOnShelf = ({ tx, accountId }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('products as p')
    .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .select(['p.id', 'c.english_name', 'c.arabic_name', sql<boolean>`p.status = ${recordState.active}`.as('is_sold')])
    .where('p.account_id', '=', accountId)
    .where('p.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

/** Gone for good: issued or dropped. Nothing when somebody else was first. */
export const deleteHeld = ({ tx, accountId }: Reader, id: number) =>
  tx
    .deleteFrom('held_bills')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['id', 'customer_id', 'total'])
    .executeTakeFirst();

export async function putHeld(
  { tx, accountId, now }: Bookkeeper,
  {
    key,
    draft,
    ...row
  }: {
    key: string;
    draft: object;
    customer_id: number | null;
    appointment_id: number | null;
    lines_count: number;
    total: number;
    note: string | null;
    created_by: number;
  },
): Promise<{ id: number; is_new: boolean }> {
  const at = now.toISOString();
  const values = { ...row, draft: JSON.stringify(draft), updated_at: at };
  const put = await tx
    .insertInto('held_bills')
    .values({ account_id: accountId, key, ...values, created_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(values))
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return put;
}
