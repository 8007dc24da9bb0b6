import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { recordState } from '../../db/sql-codes';

type Place = { tx: Tx; accountId: number };
type EndingPackage = {
  id: number;
  customer_id: number;
  expires_on: string;
  uses_left: number;
  english_name: string;
  arabic_name: string;
};

const MESSAGE: AutomaticMessageId = 'package_ending';

/**
 * Packages of which something is left and whose last day is so many days off or less, and of which nobody was told yet.
 * One that was bought with less time than that has just been talked about.
 */
export async function findEndingPackages(
  { tx, accountId }: Place,
  today: string,
  days: number,
): Promise<EndingPackage[]> {
  const { rows } = await sql<EndingPackage>`
    select p.id, p.customer_id, p.expires_on, p.uses_left, o.english_name, o.arabic_name
    from customer_packages p
    join offers o on o.account_id = p.account_id and o.id = p.offer_id
    join customers c on c.account_id = p.account_id and c.id = p.customer_id
    where p.account_id = ${accountId} and p.uses_left > 0 and p.returned_at is null and p.expired_on is null
      and p.expires_on between ${today}::date and ${today}::date + ${days}::int
      and p.created_at < (p.expires_on - ${days}::int)::timestamptz and c.merged_into is null
      and c.status = ${recordState.active}
      and not exists (select from messages m
        where m.account_id = ${accountId} and m.customer_package_id = p.id and m.template = ${MESSAGE})
    order by p.id`.execute(tx);
  return rows;
}
