import { addDays } from '@rawnaq/domain/kernel/local-date';
import { mobileKey } from '@rawnaq/domain/kernel/phone';
import { mobileDigitsOf, nameKeyOf, soundKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '../db/database';
import type { DB } from '../db/schema';
import { recordState } from '../db/sql-codes';

export type DemoCustomer = Omit<Insertable<DB['customers']>, 'mobile_key' | 'name_key' | 'sound_key' | 'mobile_digits'>;

const HISTORY_DAYS = 120;

export async function insertDemoCustomers(tx: Tx, customers: readonly DemoCustomer[], now: Date): Promise<void> {
  const rows = customers.map((one) => ({
    ...one,
    mobile_key: mobileKey(one.mobile),
    name_key: nameKeyOf(one.name),
    sound_key: soundKeyOf(one.name),
    mobile_digits: mobileDigitsOf([one.mobile]),
  }));
  const accounts = [...new Set(customers.map((one) => Number(one.account_id)))];
  for (let at = 0; at < rows.length; at += 200)
    await tx
      .insertInto('customers')
      .values(rows.slice(at, at + 200))
      .onConflict((conflict) => conflict.columns(['account_id', 'mobile_key']).doNothing())
      .execute();
  await sql`insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name, recorded_at)
    select c.account_id, c.id, 'whatsapp', 'service', c.whatsapp_allowed, u.name, c.created_at from customers c join users u on u.account_id = c.account_id and u.is_owner where c.account_id = any(${accounts}::bigint[])`.execute(
    tx,
  );
  await insertTypeDays(tx, accounts, now);
}

/** What the daily count would have written: from each customer's first day and last visit, as far as they tell. */
async function insertTypeDays(tx: Tx, accounts: readonly number[], now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await sql`insert into customer_type_days (account_id, day, frequent, missed, new)
    select c.account_id, d::date,
      count(*) filter (where c.invoices_count > 1 and d::date - least(c.last_invoice_on, d::date) <= 60),
      count(*) filter (where c.invoices_count = 0 or d::date - least(c.last_invoice_on, d::date) > 60),
      count(*) filter (where c.invoices_count = 1 and d::date - least(c.last_invoice_on, d::date) <= 60)
    from customers c cross join generate_series(${addDays(today, -HISTORY_DAYS)}::date, ${today}::date, interval '1 day') d
    where c.account_id = any(${accounts}::bigint[]) and c.created_at::date <= d::date and c.status = ${recordState.active} group by 1, 2`.execute(
    tx,
  );
}
