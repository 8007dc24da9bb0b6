import { sql } from 'kysely';
import { insertConsents } from './customer-details.repo';
import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

const photos = keptRows('customer_photos');

export const keptByCustomers: readonly KeptOfCustomer[] = [
  keptRows('customer_notes'),
  {
    ...photos,
    move: async (tx, accountId, from, to) => {
      // A picture both have is kept once.
      await sql`
        delete from customer_photos p
        where p.account_id = ${accountId} and p.customer_id = ${from}
          and exists (select from customer_photos k
            where k.account_id = ${accountId} and k.customer_id = ${to} and k.upload_id = p.upload_id)`.execute(tx);
      await photos.move(tx, accountId, from, to);
    },
  },
  {
    column: 'customer_consents.customer_id',
    // History is never changed, so it is written once more.
    move: async (tx, accountId, from, to) => {
      const consents = await tx
        .selectFrom('customer_consents')
        .select(['channel', 'purpose', 'allowed', 'recorded_by_name', 'recorded_at'])
        .where('account_id', '=', accountId)
        .where('customer_id', '=', from)
        .orderBy('id')
        .execute();
      await insertConsents(
        tx,
        accountId,
        consents.map((consent) => ({ customer_id: to, ...consent })),
      );
    },
  },
  {
    column: 'customers.merged_into',
    move: async (tx, accountId, from, to) => {
      await tx
        .updateTable('customers')
        .set({ merged_into: to })
        .where('account_id', '=', accountId)
        .where('merged_into', '=', from)
        .execute();
    },
  },
];
