import type pg from 'pg';

export async function beat(pool: pg.Pool, workerIds: string[]): Promise<void> {
  await pool.query(
    `
      insert into worker_heartbeats (worker_id)
      select unnest($1::text[])
      on conflict (worker_id) do update set seen_at = now()`,
    [workerIds],
  );
}

/**
 * Workers that hold a job but have stopped beating. Their jobs become free; the tasks themselves are safe to run twice.
 */
export async function freeJobsOfDeadWorkers(pool: pg.Pool, afterSeconds: number): Promise<string[]> {
  const { rows } = await pool.query<{ worker_id: string }>(
    `select distinct locked_by as worker_id from graphile_worker._private_jobs j
     left join worker_heartbeats h on h.worker_id = j.locked_by
     where j.locked_by is not null and j.locked_at < now() - make_interval(secs => $1)
       and (h.worker_id is null or h.seen_at < now() - make_interval(secs => $1))`,
    [afterSeconds],
  );
  const dead = rows.map((row) => row.worker_id);
  if (dead.length) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  await pool.query("delete from worker_heartbeats where seen_at < now() - interval '1 day'");
  return dead;
}
