-- Lines are known by their place, so that a line that stays keeps its number. Those beyond the last are gone.
create or replace function app.put_appointment_lines(p_account bigint, p_appointment bigint, p_lines jsonb) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  l record;
begin
  delete from appointment_lines
  where account_id = p_account and appointment_id = p_appointment and position >= jsonb_array_length(p_lines);
  for l in
    select *
    from jsonb_to_recordset(p_lines) as l(position smallint, service_id bigint, employee_id bigint,
      any_employee boolean, start_at timestamptz, end_at timestamptz, processing_time integer, buffer_time integer,
      price bigint, guest text)
  loop
    insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, any_employee,
      start_at, end_at, processing_time, buffer_time, price, guest)
    values (p_account, p_appointment, l.position, l.service_id, l.employee_id, l.any_employee, l.start_at, l.end_at,
      l.processing_time, l.buffer_time, l.price, l.guest)
    on conflict (account_id, appointment_id, position) do update set service_id = excluded.service_id,
      employee_id = excluded.employee_id, any_employee = excluded.any_employee,
      start_at = excluded.start_at, end_at = excluded.end_at, processing_time = excluded.processing_time,
      buffer_time = excluded.buffer_time, price = excluded.price, guest = excluded.guest;
  end loop;
end $$;
