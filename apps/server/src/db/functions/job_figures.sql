-- How much waits, for the page of operations. With the owner's rights, because nobody else reads the worker's own
-- tables; it answers four numbers and nothing of what is in a job.
create or replace function app.job_figures(out waiting bigint, out running bigint, out failed bigint,
  out oldest_seconds bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()),
    count(*) filter (where locked_at is not null),
    count(*) filter (where last_error is not null),
    coalesce(extract(epoch from now() - min(run_at)
      filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::bigint
  from graphile_worker._private_jobs
$$;
revoke all on function app.job_figures() from public;
grant execute on function app.job_figures() to rawnaq_platform;
