import { sql } from 'kysely';
import type { Reader } from './schedule.repo';

const SLACK_SECONDS = 5;
const HOLD = (minutes: number) => sql`make_interval(secs => ${minutes * 60 + SLACK_SECONDS})`;

/** Of many calls from one network at once each would count none of the others' holds: they take turns. */
export async function lockHoldsOf({ tx, accountId }: Reader, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${network}`}, ${accountId}))`.execute(tx);
}

export async function liveHoldsOf({ tx, accountId, now }: Reader, network: string): Promise<number> {
  const { rows } = await sql<{
    holds: number;
  }>`
    select count(*)::int as holds
    from booking_holds
    where account_id = ${accountId} and ip <<= ${network}::inet
      and expires_at > ${now.toISOString()}::timestamptz`.execute(tx);
  return rows[0]!.holds;
}

/** Once: a hold that already lasts longer than a first one stays as it is. */
export async function extendHold({ tx, accountId, now }: Reader, id: number, minutes: number): Promise<boolean> {
  const { rows } = await sql<{
    expires_at: string;
  }>`
    update booking_holds
    set expires_at = ${now.toISOString()}::timestamptz + make_interval(mins => ${minutes})
    where account_id = ${accountId} and id = ${id} and expires_at <= created_at + ${HOLD(minutes)}
    returning expires_at`.execute(tx);
  if (!rows[0]) return false;
  await sql`
    update busy_times
    set expires_at = ${rows[0].expires_at}
    where account_id = ${accountId} and hold_id = ${id}`.execute(tx);
  return true;
}

export async function findHoldTimes({ tx, accountId }: Reader, id: number): Promise<{ is_extended: boolean }> {
  const { rows } = await sql<{
    is_extended: boolean;
  }>`
    select expires_at > created_at + make_interval(mins => 10, secs => ${SLACK_SECONDS}) as is_extended
    from booking_holds
    where account_id = ${accountId} and id = ${id}`.execute(tx);
  return rows[0] ?? { is_extended: true };
}
