-- Takes the places in the line of these people and of everybody who does one of these services: a day and a night from
-- a minute of each day on.
create or replace function app.lock_anybody(p_account bigint, p_services bigint[], p_employees bigint[],
  p_customer bigint, p_dates date[], p_from integer) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  zone text := (select a.time_zone from accounts a where a.id = p_account);
  able bigint[] := array(select s.employee_id
    from employee_services s
    where s.account_id = p_account and s.service_id = any (p_services));
  people jsonb := (
    select jsonb_agg(jsonb_build_object('employee_id', p.employee_id, 'customer_id', p.customer_id,
      'start_at', (d.day + make_interval(mins => p_from)) at time zone zone,
      'end_at', (d.day + make_interval(mins => p_from)) at time zone zone + interval '24 hours'))
    from unnest(p_dates) d (day), (
      select distinct unnest(able || p_employees) as employee_id, null::bigint as customer_id
      union all select null, p_customer where p_customer is not null
    ) p);
begin
  perform app.lock_people(p_account, coalesce(people, '[]'));
end $$;
