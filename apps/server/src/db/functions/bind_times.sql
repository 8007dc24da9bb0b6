/*
 * Binds people to times, all or nothing, for exactly one of an appointment, a block or a hold; what the same one bound
 * before is let go.
 * p_busy: [{employee_id | customer_id and guest, start_at, end_at}].
 * p_release_hold is let go with it: the hold a confirmed booking came from.
 * People are locked per day in one order first, so that a crowd waits in line instead of running into deadlocks on the
 * constraint; the constraint stays as the last word. Refuses with SQLSTATE RW001 and the name of an error of the
 * catalogue.
 */
create or replace function app.bind_times(p_account bigint, p_appointment bigint, p_block bigint, p_hold bigint,
  p_release_hold bigint, p_busy jsonb, p_now timestamptz, p_expires timestamptz default null) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  hit record;
begin
  perform app.lock_people(p_account, p_busy);

  delete from busy_times t
  where t.account_id = p_account
    and (t.appointment_id = p_appointment or t.block_id = p_block or t.hold_id = p_hold or t.hold_id = p_release_hold);

  -- Holds that have run out are in nobody's way. They are few and have an index of their own; the rest of the table is
  -- not looked at.
  delete from busy_times t
  where t.account_id = p_account and t.hold_id is not null and t.expires_at <= p_now and exists (
    select from jsonb_to_recordset(p_busy) as b(employee_id bigint, start_at timestamptz, end_at timestamptz)
    where b.employee_id = t.employee_id and b.start_at < t.end_at and t.start_at < b.end_at);

  select case
      when t.customer_id is not null then 'CUSTOMER_HAS_APPOINTMENT'
      when p_block is not null then case
        when t.block_id is not null then 'BLOCK_TIME_IN_BLOCK_TIME'
        else 'BLOCK_TIME_IN_APPOINTMENT' end
      when t.block_id is not null then 'APPOINTMENT_IN_BLOCK_TIME'
      else 'EMPLOYEE_HAS_APPOINTMENT'
    end as error, t.employee_id
  into hit
  from jsonb_to_recordset(p_busy) as b(employee_id bigint, customer_id bigint, guest text, start_at timestamptz,
    end_at timestamptz)
  cross join lateral (
    select o.employee_id, o.customer_id, o.block_id
    from busy_times o
    where o.account_id = p_account and o.customer_id = b.customer_id and o.guest = coalesce(b.guest, '')
      and o.start_at < b.end_at and o.start_at > b.start_at - interval '25 hours' and o.end_at > b.start_at
    union all
    select o.employee_id, o.customer_id, o.block_id
    from busy_times o
    where o.account_id = p_account and o.employee_id = b.employee_id
      and o.start_at < b.end_at and o.start_at > b.start_at - interval '25 hours' and o.end_at > b.start_at
  ) t
  order by t.customer_id nulls last limit 1;
  if found then
    raise exception using errcode = 'RW001', message = hit.error, detail = coalesce(hit.employee_id::text, '');
  end if;

  for hit in
    select * from jsonb_to_recordset(p_busy)
      as b(employee_id bigint, customer_id bigint, guest text, start_at timestamptz, end_at timestamptz)
  loop
    insert into busy_times (account_id, employee_id, customer_id, guest, appointment_id, block_id, hold_id, start_at,
      end_at, expires_at)
    values (p_account, hit.employee_id, hit.customer_id, coalesce(hit.guest, ''), p_appointment, p_block, p_hold,
      hit.start_at, hit.end_at, p_expires);
  end loop;

  -- The foreign key has just waited for whoever was disabling one of them: nobody gets work to come after that.
  if exists (
    select from jsonb_to_recordset(p_busy) as b(employee_id bigint, end_at timestamptz)
    join employees e on e.account_id = p_account and e.id = b.employee_id
    where e.status <> {recordStates.active} and b.end_at > p_now
  ) then
    raise exception using errcode = 'RW001', message = 'EMPLOYEE_NOT_EXIST', detail = '';
  end if;
end $$;
