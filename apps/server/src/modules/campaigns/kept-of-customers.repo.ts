import { sql } from 'kysely';
import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';
import { deliveryState } from '../../db/sql-codes';

const recipients = keptRows('campaign_recipients');

export const keptByCampaigns: readonly KeptOfCustomer[] = [
  {
    ...recipients,
    // Both may stand in one round: whoever was written to stays, so that she is not written to again.
    move: async (tx, accountId, from, to) => {
      const twin = (own: number, other: number) => sql`
        exists (select from campaign_recipients t
          where t.account_id = ${accountId} and t.customer_id = ${other} and t.campaign_id = r.campaign_id
            and t.round = r.round and (r.status = ${deliveryState.pending} or ${own}::bigint = ${from}::bigint))`;
      await sql`
        delete from campaign_recipients r
        where r.account_id = ${accountId} and r.customer_id = ${to} and r.status = ${deliveryState.pending}
          and r.claimed_at is null and ${twin(to, from)}`.execute(tx);
      await sql`
        delete from campaign_recipients r
        where r.account_id = ${accountId} and r.customer_id = ${from} and ${twin(from, to)}`.execute(tx);
      await recipients.move(tx, accountId, from, to);
    },
  },
];
