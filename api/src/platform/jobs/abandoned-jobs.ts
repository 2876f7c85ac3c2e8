import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'

const checkInterval = 30_000

/** A killed worker leaves its jobs locked, and the queue itself would wait four hours before unlocking them. */
export function startAbandonedJobCheck(owner: Database, log: Log): { stop(): void } {
  let suspects: string[] = []
  const check = () =>
    unlockAbandonedJobs(owner, suspects).then(
      (missing) => {
        suspects = missing
      },
      (error) => log.warn({ err: error }, 'Could not check for abandoned jobs'),
    )
  check()
  const timer = setInterval(check, checkInterval)
  return { stop: () => clearInterval(timer) }
}

/**
 * Unlocks the jobs of workers whose heartbeat connection is missing now and was missing in the last check. Returns the
 * workers missing now. One check is not enough: a new worker takes its first job just before it names its connection.
 */
export async function unlockAbandonedJobs({ db }: Database, suspects: string[]): Promise<string[]> {
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
