import type { Bookkeeper } from '../ledger';

export const findSalonClock = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>) =>
  tx
    .selectFrom('accounts')
    .select(['country', 'currency', 'time_zone', 'business_day_cut_off'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
