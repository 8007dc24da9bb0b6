-- Writes an appointment, its lines and its busy times in one trip.
create or replace function app.add_appointment(p_account bigint, p_head jsonb, p_lines jsonb, p_busy jsonb,
  p_release_hold bigint, p_now timestamptz) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  new_id bigint;
  h record;
begin
  select * into h
  from jsonb_to_record(p_head) as h(booking_id text, customer_id bigint, start_at timestamptz, end_at timestamptz,
    source smallint, payment_status smallint, total bigint, deposit bigint, note text, series_id bigint,
    rebooked_from bigint, pay_until timestamptz, created_by bigint);
  insert into appointments (account_id, booking_id, customer_id, start_at, end_at, source, payment_status, total,
    deposit, note, series_id, rebooked_from, pay_until, created_by, created_at, updated_at)
  values (p_account, h.booking_id, h.customer_id, h.start_at, h.end_at, h.source, h.payment_status, h.total, h.deposit,
    h.note, h.series_id, h.rebooked_from, h.pay_until, h.created_by, p_now, p_now)
  returning id into new_id;
  perform app.put_appointment_lines(p_account, new_id, p_lines);
  perform app.bind_times(p_account, new_id, null, null, p_release_hold, p_busy, p_now);
  if p_release_hold is not null then
    delete from booking_holds where account_id = p_account and id = p_release_hold;
  end if;
  return new_id;
end $$;
