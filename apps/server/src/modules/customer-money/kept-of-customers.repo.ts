import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

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

export const keptByCustomerMoney: readonly KeptOfCustomer[] = [
  purses,
  keptRows('payments'),
  keptRows('balance_entries'),
  keptRows('deposits'),
  keptRows('receivables'),
];
