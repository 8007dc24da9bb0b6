import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { enquiryState } from '../../db/sql-codes';
import type { EnquiryKey } from './enquiries.repo';
import type { FeedKey } from './feeds.repo';

/** So many at a time: the next round takes the rest. */
const MOST = 500;

/** Offers whose time is over, and enquiries that nobody answered before their day, of all owners. */
export async function overdueEnquiries(tx: Tx, now: Date): Promise<EnquiryKey[]> {
  const at = now.toISOString();
  const { rows } = await sql<EnquiryKey>`
    select e.account_id, e.id
    from property_enquiries e
    where (e.status = ${enquiryState.offered} and e.valid_until <= ${at})
      or (e.status = ${enquiryState.new} and e.arrives_on < (${at}::timestamptz at time zone 'UTC')::date)
    limit ${MOST}`.execute(tx);
  return rows;
}

/** Calendars of other sites that should be read now, of all owners. */
export async function dueFeeds(tx: Tx, now: Date): Promise<FeedKey[]> {
  const { rows } = await sql<FeedKey>`
    select f.account_id, f.id
    from property_feeds f
    where f.next_at <= ${now.toISOString()}
    order by f.next_at
    limit ${MOST}`.execute(tx);
  return rows;
}
