import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** A job that used up its attempts. It stays in the queue until someone retries it. */
interface DeadJob {
  id: string
  task: string
  attempts: number
  lastError: string | null
  createdAt: Date
}

export async function listDeadJobs({ db }: Database): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, task_identifier as task, attempts, last_error as "lastError", created_at as "createdAt"
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by id
  `.execute(db)
  return rows
}

/** Resets the attempts of a dead job. False when there is no dead job with this ID. */
export async function retryDeadJob({ db }: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select graphile_worker.reschedule_jobs(array[id], run_at => now(), attempts => 0)
    from graphile_worker.jobs where id = ${id}::bigint and attempts >= max_attempts and locked_at is null
  `.execute(db)
  return rows.length > 0
}

/** With those in the queues of other databases, as far as they answer. */
export async function countJobs(
  owner: Database,
  others: readonly Database[] = [],
): Promise<{ waiting: number; dead: number }> {
  const counts = await Promise.all([
    countJobsOf(owner),
    // The metrics of the others do not wait for a database that does not answer.
    ...others.map((owner) => Promise.race([countJobsOf(owner), pause(2000, none, { ref: false })]).catch(() => none)),
  ])
  return counts.reduce((sum, { waiting, dead }) => ({ waiting: sum.waiting + waiting, dead: sum.dead + dead }))
}

const none = { waiting: 0, dead: 0 }

async function countJobsOf({ db }: Database): Promise<{ waiting: number; dead: number }> {
  const { rows } = await sql<{ waiting: number; dead: number }>`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as dead
    from graphile_worker.jobs where locked_at is null
  `.execute(db)
  return rows[0] ?? { waiting: 0, dead: 0 }
}
