import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';
import { coverDebt } from './kept-deposits.repo';

/** Two purses become one; each of them is a row of its own customer. */
const purses: KeptOfCustomer = {
  column: 'customer_balances.customer_id',
  move: async (tx, accountId, from, to) => {
    const left = await tx
      .deleteFrom('customer_balances')
      .where('account_id', '=', accountId)
      .where('customer_id', '=', from)
      .returning(['balance', 'points', 'receivable'])
      .executeTakeFirst();
    if (!left) return;
    await tx
      .insertInto('customer_balances')
      .values({ account_id: accountId, customer_id: to, ...left })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'customer_id']).doUpdateSet((row) => ({
          balance: row('customer_balances.balance', '+', row.ref('excluded.balance')),
          points: row('customer_balances.points', '+', row.ref('excluded.points')),
          receivable: row('customer_balances.receivable', '+', row.ref('excluded.receivable')),
        })),
      )
      .execute();
  },
};

/**
 * What one of them owed the other's deposits cover from now on. Their VAT stays with what is left of them: merging is
 * no event of the books.
 */
const deposits: KeptOfCustomer = {
  column: 'deposits.customer_id',
  move: async (tx, accountId, from, to) => {
    await keptRows('deposits').move(tx, accountId, from, to);
    await coverDebt({ tx, accountId }, to);
  },
};

/** Purses come first: deposits are measured by what is in them. */
export const keptByCustomerMoney: readonly KeptOfCustomer[] = [
  purses,
  keptRows('payments'),
  keptRows('balance_entries'),
  deposits,
  keptRows('receivables'),
];
