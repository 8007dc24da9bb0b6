-- Lets failed jobs run again now, or takes them away: both only of those that failed and that nobody holds. With the
-- owner's rights, because nobody else writes the worker's own tables; it can add nothing and change nothing of a job.
create or replace function app.retry_jobs(ids bigint[], is_given_up boolean) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  meant bigint[];
begin
  select coalesce(array_agg(j.id), '{}') into meant
  from graphile_worker._private_jobs j
  where j.id = any (ids) and j.last_error is not null and j.locked_at is null;
  if is_given_up then
    perform graphile_worker.complete_jobs(meant);
  else
    perform graphile_worker.reschedule_jobs(meant, run_at => now(), attempts => 0);
  end if;
  return cardinality(meant);
end $$;
revoke all on function app.retry_jobs(bigint[], boolean) from public;
grant execute on function app.retry_jobs(bigint[], boolean) to rawnaq_platform;
