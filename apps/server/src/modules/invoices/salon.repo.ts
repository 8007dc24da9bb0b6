import { sql } from 'kysely';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { askedOnce } from '../../db/statements/asked-once';
import type { Bookkeeper } from '../ledger';

type Place = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** `newest_day`: that of the newest number in any series. */
export const findSalonClock = (place: Place) =>
  askedOnce(place.tx, `clock ${place.accountId}`, ['accounts', 'invoice_series'], () => askSalonClock(place));

const askSalonClock = ({ tx, accountId }: Place) =>
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
