-- People are locked per day, in one order. Whoever wants several at different moments asks for all of them at once, or
-- two such would wait for each other.
create or replace function app.lock_people(p_account bigint, p_busy jsonb) returns void
language sql set search_path = pg_catalog, public as $$
  select pg_advisory_xact_lock_shared(hashtextextended('salon', p_account));
  select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(coalesce('e' || b.employee_id, 'c' || b.customer_id) || ':' || day::date,
      p_account) as key
    from jsonb_to_recordset(p_busy) as b(employee_id bigint, customer_id bigint, start_at timestamptz,
      end_at timestamptz),
      generate_series(date_trunc('day', b.start_at at time zone 'UTC'), b.end_at at time zone 'UTC',
        interval '1 day') as day
    order by 1
  ) keys;
$$;
