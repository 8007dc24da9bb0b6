import { sql } from 'kysely';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Bookkeeper } from '../ledger';

/** `newest_day`: that of the newest number in any series. */
export const findSalonClock = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>) =>
  tx
    .selectFrom('accounts')
    .select(['country', 'currency', 'time_zone', 'business_day_cut_off'])
    .select(
      sql<LocalDate | null>`(select max(last_day) from invoice_series where account_id = ${accountId})`.as(
        'newest_day',
      ),
    )
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
