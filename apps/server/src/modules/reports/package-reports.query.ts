import type { unusedPackagesReport } from '@rawnaq/domain/reports/definitions/package-reports';
import { sql } from 'kysely';
import { unusedPackageFacts, unusedPackages } from '../customer-packages';
import type { PagedServer } from './report-server';

export const unusedPackagesServer: PagedServer<typeof unusedPackagesReport> = {
  rows: (ctx) => unusedPackages(ctx),
  around: async (ctx, { filters, ids }) => {
    const { rows } = await sql<{ packages: number; uses_left: number; expiring: number; open_value: number }>`
      select count(*)::int as packages, coalesce(sum(uses_left), 0)::int as uses_left,
        (count(*) filter (where condition = 'expiring'))::int as expiring,
        coalesce(sum(open_value), 0)::bigint as open_value
      from ${unusedPackageFacts(ctx).as('packages')}
      where ${filters.condition ? sql`condition = any(${[...filters.condition]}::text[])` : sql`true`}
        and ${ids.customer_id === undefined ? sql`true` : sql`customer_id = ${ids.customer_id}`}
        and ${ids.offer_id === undefined ? sql`true` : sql`offer_id = ${ids.offer_id}`}`.execute(ctx.tx);
    const { packages: total, uses_left, open_value } = rows[0]!;
    return { figures: rows[0]!, whole: { total, sums: { uses_left, open_value } } };
  },
};
