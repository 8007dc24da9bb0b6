import { sql } from 'kysely';
import { accountsHolding, peopleHolding, type Holds } from '../../http/lists/among.query';

/** Index `platform_failed_logins_words`. */
export const failedLoginsHolding = (holds: Holds) => sql`
  select f.account_id, f.id
  from failed_login_attempts f
  where ${holds(sql`f.username || ' ' || coalesce(host(f.ip), '')`)}`;

/** Index `blocked_ips_words`. */
export const blocksHolding = (holds: Holds) => sql`
  select b.id from blocked_ips b where ${holds(sql`b.network::text || ' ' || coalesce(b.reason, '')`)}`;

/** Index `platform_messages_words`: also of what nobody may read, so the list looks once more at what it shows. */
export const messagesHolding = (holds: Holds) => sql`
  select m.account_id, m.id
  from messages m
  where ${holds(sql`
    m.recipient || ' ' || coalesce(m.recipient_name, '') || ' ' || coalesce(m.subject, '') || ' '
      || coalesce(m.error, '') || ' ' || m.account_id::text || ' ' || m.body`)}`;

/** Index `platform_notices_words`. */
export const noticesHolding = (holds: Holds) => sql`
  select n.account_id, n.id from provider_notices n where n.problem is not null and ${holds(sql`n.body::text`)}`;

/** Open sessions by person, account and address: index `platform_sessions_words`. */
export const sessionsHolding = (holds: Holds) => sql`
  select s.account_id, s.id from sessions s where s.ended_at is null and ${holds(sql`host(s.ip)`)}
  union all
  select s.account_id, s.id
  from sessions s
  where s.ended_at is null and s.account_id in (${accountsHolding(holds)})
  union all
  select s.account_id, s.id
  from sessions s
  where s.ended_at is null and (s.account_id, s.user_id) in (${peopleHolding(holds)})`;
