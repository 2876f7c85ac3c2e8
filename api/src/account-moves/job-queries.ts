import type pg from 'pg'

/** Puts the waiting jobs of an account into a table that is copied with the others. A job that the move itself failed starts anew. */
export async function parkJobs(client: pg.Client, accountId: string): Promise<void> {
  await client.query(
    `with waiting as (
      delete from graphile_worker._private_jobs where payload->>'accountId' = $1 and locked_at is null returning *
    )
    insert into parked_jobs (account_id, id, task, payload, queue, priority, run_at, attempts, max_attempts, last_error, key, flags)
    select $1::uuid, w.id, t.identifier, w.payload, q.queue_name, w.priority,
      case when w.last_error like $2 then now() else w.run_at end, case when w.last_error like $2 then 0 else w.attempts end,
      w.max_attempts, w.last_error, w.key, w.flags
    from waiting w join graphile_worker._private_tasks t on t.id = w.task_id
      left join graphile_worker._private_job_queues q on q.id = w.job_queue_id
    on conflict (account_id, id) do nothing`,
    [accountId, '%This account is being moved%'],
  )
}

/** Jobs of the account that somebody works on. */
export async function countRunningJobs(client: pg.Client, accountId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs
      where payload->>'accountId' = $1 and locked_at is not null`,
    [accountId],
  )
  return rows[0]?.count ?? 0
}

/** Hands parked jobs to the workers of the database. Fires its triggers, so that they notice at once. */
export async function resumeJobs(client: pg.Client, accountId: string): Promise<void> {
  await client.query(`begin; set local session_replication_role = origin;
    do $$ declare
      p parked_jobs;
      job bigint;
    begin
      for p in delete from parked_jobs where account_id = '${accountId}' returning * loop
        select id into job from graphile_worker.add_job(p.task, p.payload, p.queue, p.run_at, p.max_attempts, p.key,
          p.priority, (select array_agg(flag) from jsonb_object_keys(p.flags) flag));
        if p.attempts > 0 then
          update graphile_worker._private_jobs set attempts = p.attempts, last_error = p.last_error where id = job;
        end if;
      end loop;
    end $$;
    commit`)
}

/** Moves jobs that were added where the account was, after it had been frozen. */
export async function forwardJobs(source: pg.Client, target: pg.Client, accountId: string): Promise<void> {
  await parkJobs(source, accountId)
  const { rows } = await source.query<{ jobs: unknown }>(
    `select coalesce(json_agg(p), '[]') as jobs from parked_jobs p where account_id = $1`,
    [accountId],
  )
  await target.query(
    'insert into parked_jobs select * from json_populate_recordset(null::parked_jobs, $1) on conflict do nothing',
    [JSON.stringify(rows[0]?.jobs)],
  )
  await deleteParkedJobs(source, accountId)
  await resumeJobs(target, accountId)
}

export const deleteParkedJobs = (client: pg.Client, accountId: string) =>
  client.query('delete from parked_jobs where account_id = $1', [accountId])
