-- Jobs are queued inside the transaction that needs them; requests have no rights on the worker's own tables.
create or replace function app.enqueue(task text, payload json, job_key text default null,
  run_at timestamptz default null, max_attempts integer default 25) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
end $$;
revoke all on function app.enqueue(text, json, text, timestamptz, integer) from public;
grant execute on function app.enqueue(text, json, text, timestamptz, integer) to rawnaq_app, rawnaq_platform;
