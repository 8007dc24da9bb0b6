import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/input/validators';
import { toCustomerQuery } from '@rawnaq/domain/customers/customer.rules';
import { sql } from 'kysely';
import { askAs } from '../../db/database';
import { mannerOf } from '../../db/pool';
import { homeCodeOf, sessionOf, type Ctx } from '../../http/context';

type Found = { id: number };

/** The ids of the customers a text (name, either script) or a number (any part of a mobile) means. */
export async function findCustomerIds(ctx: Ctx, search: string, most: number | null): Promise<number[]> {
  if (checkCustomerSearch(search)) throw new AppError('CUSTOMER_SEARCH_MIXED', { field: 'search' });
  const query = toCustomerQuery(search, homeCodeOf(ctx));
  if (!query) return [];
  const { tx, accountId, services } = ctx;
  const found =
    query.kind === 'digits'
      ? sql<Found>`
        select app.find_customers(${accountId}, null, null, digits, ${most}::int) as id
        from unnest(${query.digits}::text[]) digits`
      : sql<Found>`
        select app.find_customers(${accountId}, ${query.names}::text[], ${query.sounds}::text[], null,
          ${most}::int) as id`;
  // LIKE may not use an index under row-level security.
  const rows = await askAs(tx, mannerOf(services.pools.platform).role, found);
  const ids = [...new Set(rows.map((row) => row.id))];
  return most === null ? ids : ids.slice(0, most);
}

/**
 * For lists of something else than customers: a text that can mean nobody finds nobody, and a number only those who may
 * see numbers.
 */
export const findCustomersMeant = async (ctx: Ctx, search: string, most: number | null): Promise<number[]> => {
  if (checkCustomerSearch(search)) return [];
  const isNumber = toCustomerQuery(search, homeCodeOf(ctx))?.kind === 'digits';
  return isNumber && !can(sessionOf(ctx).permissions, 'customers.view') ? [] : findCustomerIds(ctx, search, most);
};
