import type { Tx } from './database';
import type { DB } from './schema';

/** One foreign key to a customer, and how its rows go over when two records of a person become one. */
export type KeptOfCustomer = {
  /** `appointments.customer_id` */
  column: `${keyof DB}.${string}`;
  move: (tx: Tx, accountId: number, from: number, to: number) => Promise<void>;
};

type TableOfCustomers = {
  [Table in keyof DB]: DB[Table] extends { account_id: number; customer_id: unknown } ? Table : never;
}[keyof DB];

/** The plain case: the rows belong to whoever remains. */
export const keptRows = (table: TableOfCustomers): KeptOfCustomer => ({
  column: `${table}.customer_id`,
  move: async (tx, accountId, from, to) => {
    await tx
      .updateTable(table)
      .set({ customer_id: to })
      .where('account_id', '=', accountId)
      .where('customer_id', '=', from)
      .execute();
  },
});
