-- Keeps a time for somebody who is about to confirm it. An earlier hold of the same visitor is let go.
create or replace function app.hold_times(p_account bigint, p_token text, p_ip inet, p_lines jsonb, p_busy jsonb,
  p_release_hold bigint, p_now timestamptz, p_expires timestamptz) returns bigint
language plpgsql set search_path = pg_catalog, public as $$
declare
  new_id bigint;
begin
  insert into booking_holds (account_id, token, ip, lines, expires_at, created_at)
  values (p_account, p_token, p_ip, p_lines, p_expires, p_now) returning id into new_id;
  perform app.bind_times(p_account, null, null, new_id, p_release_hold, p_busy, p_now, p_expires);
  delete from booking_holds where account_id = p_account and id = p_release_hold;
  return new_id;
end $$;
