-- The whole salon instead of its people one by one, for a series: a lock for every person and day of a year would fill
-- the server's table of locks.
create or replace function app.lock_salon(p_account bigint) returns void
language sql set search_path = pg_catalog, public as $$
  select pg_advisory_xact_lock(hashtextextended('salon', p_account));
$$;
