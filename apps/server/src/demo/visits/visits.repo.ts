import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

export const demoCustomers = (
  tx: Tx,
  accountId: number,
  most: number,
): Promise<{ id: number; name: string; since: number }[]> =>
  tx
    .selectFrom('customers')
    .select(['id', 'name', sql<number>`(extract(epoch from created_at) / 60)::bigint`.as('since')])
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .orderBy('last_invoice_on', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(most)
    .execute();

/** The language of the page each of them booked on last. */
export async function rememberLanguages(
  tx: Tx,
  accountId: number,
  customers: readonly { id: number; language: Language }[],
): Promise<void> {
  for (const language of ['en', 'ar'] as const) {
    const ids = [...new Set(customers.filter((one) => one.language === language).map(({ id }) => id))];
    await sql`
      update customers
      set language = ${language}
      where account_id = ${accountId} and id = any(${ids}::bigint[])`.execute(tx);
  }
}

/** The visit a customer had last before she wrote. */
export const lastVisitOf = (tx: Tx, accountId: number, mobile: string, before: string) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'a.account_id').onRef('c.id', '=', 'a.customer_id'),
    )
    .select(['a.id as appointment_id', 'a.customer_id'])
    .where('a.account_id', '=', accountId)
    .where('c.mobile', '=', mobile)
    .where('a.start_at', '<', before)
    .orderBy('a.start_at', 'desc')
    .limit(1)
    .executeTakeFirst();
