import type { PaperCustomer } from '../invoices';
import type { Bookkeeper } from '../ledger';

/** Who paid by a link: money that came is hers, whatever the salon has made of her record since. */
export const findAnyPayer = ({ tx, accountId }: Bookkeeper, id: number): Promise<PaperCustomer> =>
  tx
    .selectFrom('customers')
    .select(['id', 'name', 'mobile', 'trn'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
