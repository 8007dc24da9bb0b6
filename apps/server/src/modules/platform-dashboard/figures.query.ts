import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { jsErrorState, messageState, suggestionState } from '../../db/sql-codes';

type Counts = {
  merchants: { active: number; trial: number; requested: number; expired: number; disabled: number; rejected: number };
  trials_ending_soon: number;
  waiting: { merchant_requests: number; new_suggestions: number; open_js_errors: number; failed_messages: number };
  system: {
    live_sessions: number;
    messages_today: number;
    messages_waiting: number;
    failed_logins_today: number;
    blocked_ips: number;
  };
};

export async function countsNow(tx: Tx, zone: string, now: Date, warningDays: number): Promise<Counts> {
  const at = now.toISOString();
  const { rows } = await sql<{ counts: Counts }>`
    with day as (select (${at}::timestamptz at time zone ${zone})::date as today,
      (${at}::timestamptz at time zone ${zone})::date::timestamp at time zone ${zone} as starts)
    select json_build_object('merchants', (select json_build_object('active', count(*) filter (where status = 'active'),
      'trial', count(*) filter (where status = 'trial'), 'requested', count(*) filter (where status = 'requested'),
      'expired', count(*) filter (where status = 'expired'), 'disabled', count(*) filter (where status = 'disabled'),
      'rejected', count(*) filter (where status = 'rejected'))
      from accounts
      where id > ${TRAINING_ACCOUNT_ID}),
      'trials_ending_soon', (select count(*)
        from accounts, day
        where status = 'trial' and trial_ends_on between today and today + ${warningDays}::int),
      'waiting', json_build_object('merchant_requests', (select count(*) from accounts where status = 'requested'),
        'new_suggestions', (select count(*) from development_suggestions where status = ${suggestionState.new}),
        'open_js_errors', (select count(*) from js_errors where status = ${jsErrorState.open}),
        'failed_messages', (select count(*)
          from messages
          where status in (${messageState.failed}, ${messageState.unknown}))),
      'system', json_build_object('live_sessions', (select count(*)
        from sessions
        where ended_at is null and expires_at > ${at}::timestamptz),
        'messages_today', (select count(*) from messages, day where created_at >= starts),
        'messages_waiting', (select count(*)
          from messages
          where status in (${messageState.pending}, ${messageState.sending})),
        'failed_logins_today', (select count(*) from failed_login_attempts, day where at >= starts),
        'blocked_ips', (select count(*)
          from blocked_ips
          where unblocked_at is null and (until_at is null or until_at > ${at}::timestamptz)))) as counts`.execute(tx);
  return rows[0]!.counts;
}

export async function perDay(
  tx: Tx,
  zone: string,
  now: Date,
  days: number,
): Promise<{ date: string; failed_logins: number; messages: number; js_errors: number }[]> {
  const { rows } = await sql<{ date: string; failed_logins: number; messages: number; js_errors: number }>`
    with days
      as
        (select
          generate_series(((${now.toISOString()}::timestamptz at time zone ${zone})::date -
            ${days - 1}::int)::timestamp,
      (${now.toISOString()}::timestamptz at time zone ${zone})::date::timestamp, '1 day')::date as day),
      since as (select min(day)::timestamp at time zone ${zone} as starts from days)
    select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(f.n, 0)::int as failed_logins,
      coalesce(m.n, 0)::int as messages, coalesce(j.n, 0)::int as js_errors
    from days d
    left join (select (at at time zone ${zone})::date as day, count(*) as n
      from failed_login_attempts, since
      where at >= starts
      group by 1) f using (day)
    left join (select (created_at at time zone ${zone})::date as day, count(*) as n
      from messages, since
      where created_at >= starts
      group by 1) m using (day)
    left join (select (last_at at time zone ${zone})::date as day, count(*) as n
      from js_errors, since
      where last_at >= starts
      group by 1) j using (day)
    order by d.day`.execute(tx);
  return rows;
}
