-- Functions of the calendar as before, with rows as VALUES: INSERT … SELECT becomes a COPY on spread tables, which row-level security refuses.

-- SET LOCAL travels to the servers that hold the rows, set_config does not.
create or replace function app.enter_salon(p_alias text) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  salon bigint := app.salon_at(p_alias);
begin
  execute format('set local app.account_id = %L', coalesce(salon::text, ''));
  return (select a.id from accounts a join account_settings s on s.account_id = a.id and s.section = 'online'
    where a.id = salon and a.status in ('trial', 'active') and (s."values" ->> 'is_live')::boolean);
end $$;

-- Takes the places in the line of these people and of everybody who does one of these services: a day and a night from a minute of each day on.
create function app.lock_anybody(p_account bigint, p_services bigint[], p_employees bigint[], p_customer bigint, p_dates date[], p_from integer) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  zone text := (select a.time_zone from accounts a where a.id = p_account);
  able bigint[] := array(select s.employee_id from employee_services s where s.account_id = p_account and s.service_id = any (p_services));
  people jsonb := (
    select jsonb_agg(jsonb_build_object('employee_id', p.employee_id, 'customer_id', p.customer_id,
      'start_at', (d.day + make_interval(mins => p_from)) at time zone zone, 'end_at', (d.day + make_interval(mins => p_from)) at time zone zone + interval '24 hours'))
    from unnest(p_dates) d (day), (
      select distinct unnest(able || p_employees) as employee_id, null::bigint as customer_id
      union all select null, p_customer where p_customer is not null
    ) p);
begin
  perform app.lock_people(p_account, coalesce(people, '[]'));
end $$;

create or replace function app.bind_times(p_account bigint, p_appointment bigint, p_block bigint, p_hold bigint, p_release_hold bigint, p_busy jsonb, p_now timestamptz, p_expires timestamptz default null) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  hit record;
begin
  perform app.lock_people(p_account, p_busy);

  delete from busy_times t where t.account_id = p_account and (t.appointment_id = p_appointment or t.block_id = p_block or t.hold_id = p_hold or t.hold_id = p_release_hold);

  -- Holds that have run out are in nobody's way. They are few and have an index of their own; the rest of the table is not looked at.
  delete from busy_times t where t.account_id = p_account and t.hold_id is not null and t.expires_at <= p_now and exists (
    select from jsonb_to_recordset(p_busy) as b(employee_id bigint, start_at timestamptz, end_at timestamptz) where b.employee_id = t.employee_id and b.start_at < t.end_at and t.start_at < b.end_at);

  select case
      when t.customer_id is not null then 'CUSTOMER_HAS_APPOINTMENT'
      when p_block is not null then case when t.block_id is not null then 'BLOCK_TIME_IN_BLOCK_TIME' else 'BLOCK_TIME_IN_APPOINTMENT' end
      when t.block_id is not null then 'APPOINTMENT_IN_BLOCK_TIME'
      else 'EMPLOYEE_HAS_APPOINTMENT'
    end as error, t.employee_id
  into hit
  from jsonb_to_recordset(p_busy) as b(employee_id bigint, customer_id bigint, guest text, start_at timestamptz, end_at timestamptz)
  cross join lateral (
    select o.employee_id, o.customer_id, o.block_id from busy_times o where o.account_id = p_account and o.customer_id = b.customer_id and o.guest = coalesce(b.guest, '')
      and o.start_at < b.end_at and o.start_at > b.start_at - interval '25 hours' and o.end_at > b.start_at
    union all
    select o.employee_id, o.customer_id, o.block_id from busy_times o where o.account_id = p_account and o.employee_id = b.employee_id
      and o.start_at < b.end_at and o.start_at > b.start_at - interval '25 hours' and o.end_at > b.start_at
  ) t
  order by t.customer_id nulls last limit 1;
  if found then
    raise exception using errcode = 'RW001', message = hit.error, detail = coalesce(hit.employee_id::text, '');
  end if;

  for hit in select * from jsonb_to_recordset(p_busy) as b(employee_id bigint, customer_id bigint, guest text, start_at timestamptz, end_at timestamptz) loop
    insert into busy_times (account_id, employee_id, customer_id, guest, appointment_id, block_id, hold_id, start_at, end_at, expires_at)
    values (p_account, hit.employee_id, hit.customer_id, coalesce(hit.guest, ''), p_appointment, p_block, p_hold, hit.start_at, hit.end_at, p_expires);
  end loop;

  -- The foreign key has just waited for whoever was disabling one of them: nobody gets work to come after that.
  if exists (
    select from jsonb_to_recordset(p_busy) as b(employee_id bigint, end_at timestamptz)
    join employees e on e.account_id = p_account and e.id = b.employee_id where e.status <> 1 and b.end_at > p_now
  ) then
    raise exception using errcode = 'RW001', message = 'EMPLOYEE_NOT_EXIST', detail = '';
  end if;
end $$;

create or replace function app.add_appointment(p_account bigint, p_head jsonb, p_lines jsonb, p_busy jsonb, p_release_hold bigint, p_now timestamptz) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  new_id bigint;
  h record;
begin
  select * into h from jsonb_to_record(p_head) as h(booking_id text, customer_id bigint, start_at timestamptz, end_at timestamptz, source smallint, payment_status smallint, total bigint, deposit bigint, note text, series_id bigint, rebooked_from bigint, pay_until timestamptz, created_by bigint);
  insert into appointments (account_id, booking_id, customer_id, start_at, end_at, source, payment_status, total, deposit, note, series_id, rebooked_from, pay_until, created_by, created_at, updated_at)
  values (p_account, h.booking_id, h.customer_id, h.start_at, h.end_at, h.source, h.payment_status, h.total, h.deposit, h.note, h.series_id, h.rebooked_from, h.pay_until, h.created_by, p_now, p_now)
  returning id into new_id;
  perform app.put_appointment_lines(p_account, new_id, p_lines);
  perform app.bind_times(p_account, new_id, null, null, p_release_hold, p_busy, p_now);
  if p_release_hold is not null then
    delete from booking_holds where account_id = p_account and id = p_release_hold;
  end if;
  return new_id;
end $$;

create or replace function app.put_appointment_lines(p_account bigint, p_appointment bigint, p_lines jsonb) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  l record;
begin
  delete from appointment_lines where account_id = p_account and appointment_id = p_appointment and position >= jsonb_array_length(p_lines);
  for l in
    select * from jsonb_to_recordset(p_lines) as l(position smallint, service_id bigint, employee_id bigint, any_employee boolean, start_at timestamptz, end_at timestamptz, processing_time integer, buffer_time integer, price bigint, guest text)
  loop
    insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, any_employee, start_at, end_at, processing_time, buffer_time, price, guest)
    values (p_account, p_appointment, l.position, l.service_id, l.employee_id, l.any_employee, l.start_at, l.end_at, l.processing_time, l.buffer_time, l.price, l.guest)
    on conflict (account_id, appointment_id, position) do update set service_id = excluded.service_id, employee_id = excluded.employee_id, any_employee = excluded.any_employee,
      start_at = excluded.start_at, end_at = excluded.end_at, processing_time = excluded.processing_time, buffer_time = excluded.buffer_time, price = excluded.price, guest = excluded.guest;
  end loop;
end $$;

create or replace function app.change_appointment(p_account bigint, p_id bigint, p_head jsonb, p_lines jsonb, p_busy jsonb, p_now timestamptz) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  h record;
begin
  perform app.bind_times(p_account, p_id, null, null, null, p_busy, p_now);
  select * into h from jsonb_to_record(p_head) as h(customer_id bigint, start_at timestamptz, end_at timestamptz, total bigint, deposit bigint, note text);
  update appointments a set customer_id = h.customer_id, start_at = h.start_at, end_at = h.end_at, total = h.total, deposit = h.deposit, note = h.note, updated_at = p_now,
    rescheduled_at = case when a.start_at = h.start_at then a.rescheduled_at else p_now end, reminded_at = case when a.start_at = h.start_at then a.reminded_at end
  where a.account_id = p_account and a.id = p_id;
  perform app.put_appointment_lines(p_account, p_id, p_lines);
end $$;
