-- Jobs that failed at least once, for the page of operations. With the owner's rights, because nobody else reads the
-- worker's own tables; of what is in a job it answers the account alone.
create or replace function app.failed_jobs(most integer) returns table (id bigint, task text, tenant bigint,
  last_error text, attempts integer, max_attempts integer, last_at timestamptz, next_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select j.id, t.identifier,
    case when j.payload ->> 'account_id' ~ '^\d{1,15}$' then (j.payload ->> 'account_id')::bigint end,
    left(j.last_error, 300), j.attempts::integer, j.max_attempts::integer, j.updated_at, j.run_at
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.last_error is not null
  order by j.attempts >= j.max_attempts desc, j.updated_at desc, j.id desc
  limit most
$$;
revoke all on function app.failed_jobs(integer) from public;
grant execute on function app.failed_jobs(integer) to rawnaq_platform;
