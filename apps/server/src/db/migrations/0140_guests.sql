-- Several people on one mobile: a line may be for a guest of the customer, and nobody is in two places at once by her name.
alter table appointment_lines add column guest text;

-- Whose time a customer's row binds: her own is empty, a guest's is the key of her name (appointments/appointment.rules, guestKey).
alter table busy_times add column guest text not null default '';
alter table busy_times drop constraint busy_times_customer_once;
alter table busy_times add constraint busy_times_customer_once
  exclude using gist (account_id with =, customer_id with =, guest with =, tstzrange(start_at, end_at) with &&) where (customer_id is not null);

-- As before, with the guest: p_busy is [{employee_id | customer_id and guest, start_at, end_at}].
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

  insert into busy_times (account_id, employee_id, customer_id, guest, appointment_id, block_id, hold_id, start_at, end_at, expires_at)
  select p_account, b.employee_id, b.customer_id, coalesce(b.guest, ''), p_appointment, p_block, p_hold, b.start_at, b.end_at, p_expires
  from jsonb_to_recordset(p_busy) as b(employee_id bigint, customer_id bigint, guest text, start_at timestamptz, end_at timestamptz);

  -- The foreign key has just waited for whoever was disabling one of them: nobody gets work to come after that.
  if exists (
    select from jsonb_to_recordset(p_busy) as b(employee_id bigint, end_at timestamptz)
    join employees e on e.account_id = p_account and e.id = b.employee_id where e.status <> 1 and b.end_at > p_now
  ) then
    raise exception using errcode = 'RW001', message = 'EMPLOYEE_NOT_EXIST', detail = '';
  end if;
end $$;

create or replace function app.put_appointment_lines(p_account bigint, p_appointment bigint, p_lines jsonb) returns void
language sql set search_path = pg_catalog, public as $$
  delete from appointment_lines where account_id = p_account and appointment_id = p_appointment and position >= jsonb_array_length(p_lines);
  insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, any_employee, start_at, end_at, processing_time, buffer_time, price, guest)
  select p_account, p_appointment, l.position, l.service_id, l.employee_id, l.any_employee, l.start_at, l.end_at, l.processing_time, l.buffer_time, l.price, l.guest
  from jsonb_to_recordset(p_lines) as l(position smallint, service_id bigint, employee_id bigint, any_employee boolean, start_at timestamptz, end_at timestamptz, processing_time integer, buffer_time integer, price bigint, guest text)
  on conflict (account_id, appointment_id, position) do update set service_id = excluded.service_id, employee_id = excluded.employee_id, any_employee = excluded.any_employee,
    start_at = excluded.start_at, end_at = excluded.end_at, processing_time = excluded.processing_time, buffer_time = excluded.buffer_time, price = excluded.price, guest = excluded.guest;
$$;
