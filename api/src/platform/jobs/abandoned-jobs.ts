import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'

const interval = 30_000

/** A worker that is killed leaves its jobs locked, and the queue alone would wait four hours before it frees them. */
export function watchForAbandonedJobs(owner: Database, log: Log): { stop(): void } {
  let suspects: string[] = []
  const look = () =>
    freeAbandonedJobs(owner, suspects).then(
      (missing) => {
        suspects = missing
      },
      (error) => log.warn({ err: error }, 'Could not look for abandoned jobs'),
    )
  look()
  const timer = setInterval(look, interval)
  return { stop: () => clearInterval(timer) }
}

/**
 * Frees the jobs of workers whose name is on no connection, was on none before either; answers with those missing now.
 * One look is not enough: a worker takes its first job a moment before it has put its name up.
 */
export async function freeAbandonedJobs({ db }: Database, suspects: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct locked_by as name from graphile_worker.jobs
    where locked_by is not null
      and not exists (select from pg_stat_activity where application_name = locked_by and datname = current_database())
  `.execute(db)
  const missing = rows.map(({ name }) => name)
  const dead = missing.filter((name) => suspects.includes(name))
  if (dead.length > 0) await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db)
  return missing
}
