import { sql } from 'kysely';
import type { Ctx } from '../context';

/** The salon's business day inside a query: what begins before the cut-off belongs to the evening before. */
export const businessToday = ({ accountId, now }: Pick<Ctx, 'accountId' | 'now'>) => sql<string>`
  (select ((${now.toISOString()}::timestamptz at time zone o.time_zone) - o.business_day_cut_off::interval)::date
    from accounts o
    where o.id = ${accountId})`;
