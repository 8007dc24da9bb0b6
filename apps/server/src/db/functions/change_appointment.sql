-- Changes an appointment, its lines and its busy times in one trip. A visit that begins at another time is to be
-- reminded of again.
create or replace function app.change_appointment(p_account bigint, p_id bigint, p_head jsonb, p_lines jsonb,
  p_busy jsonb, p_now timestamptz) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  h record;
begin
  perform app.bind_times(p_account, p_id, null, null, null, p_busy, p_now);
  select * into h
  from jsonb_to_record(p_head) as h(customer_id bigint, start_at timestamptz, end_at timestamptz, total bigint,
    deposit bigint, note text);
  update appointments a
  set customer_id = h.customer_id, start_at = h.start_at, end_at = h.end_at, total = h.total, deposit = h.deposit,
    note = h.note, updated_at = p_now,
    rescheduled_at = case when a.start_at = h.start_at then a.rescheduled_at else p_now end,
    reminded_at = case when a.start_at = h.start_at then a.reminded_at end,
    reminded_again_at = case when a.start_at = h.start_at then a.reminded_again_at end
  where a.account_id = p_account and a.id = p_id;
  perform app.put_appointment_lines(p_account, p_id, p_lines);
end $$;
