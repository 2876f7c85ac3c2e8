import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'

/**
 * A worker that is killed leaves its jobs locked, and the queue alone would wait four hours. So each worker writes its
 * name on the connection by which it listens: a name that holds jobs and no connection is a dead worker's.
 */
export function bearName(events: WorkerEvents, log: Log): void {
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // Its first statement is on its way already, and a client takes one at a time.
    client.once('drain', () =>
      client
        .query(`select set_config('application_name', $1, false)`, [workerPool.id])
        .catch((error) => log.warn({ err: error }, 'A worker could not give its name')),
    )
  })
}

const interval = 30_000

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
 * Frees the jobs of workers that were missing before and still are; answers with those missing now. One look is not
 * enough: a worker may be about to listen anew after the network failed it.
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
