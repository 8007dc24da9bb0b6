-- Counts a hit and answers how many seconds to wait (0 = go on). The window starts with its first hit.
create or replace function app.throttle(bucket_name text, bucket_key text, hit_limit integer,
  window_seconds integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  counted throttle_buckets;
begin
  insert into throttle_buckets as b (bucket, key, window_start, hits) values (bucket_name, bucket_key, now(), 1)
  on conflict (bucket, key) do update set
    hits = case when b.window_start < now() - make_interval(secs => window_seconds) then 1 else b.hits + 1 end,
    window_start = case
      when b.window_start < now() - make_interval(secs => window_seconds) then now()
      else b.window_start end
  returning * into counted;
  if counted.hits <= hit_limit then return 0; end if;
  return greatest(1,
    ceil(extract(epoch from counted.window_start + make_interval(secs => window_seconds) - now()))::integer);
end $$;
revoke all on function app.throttle(text, text, integer, integer) from public;
grant execute on function app.throttle(text, text, integer, integer) to rawnaq_app, rawnaq_platform;
