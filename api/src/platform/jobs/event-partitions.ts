import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tasks } from './jobs.ts'

/**
 * Months of events from the last one, which late arrivals still write to, to three ahead. Only the owner makes tables,
 * so the task is made with its connection.
 */
export const makeEventPartitions =
  (owner: Database): Tasks['make-event-partitions'] =>
  () =>
    owner.db.transaction().execute(async (db) => {
      // A month begins at midnight UTC whatever zone the server is in, or two months would overlap.
      await sql`set local timezone = 'UTC'`.execute(db)
      // Waiting for the table would make every event wait behind us; the job comes again.
      await sql`set local lock_timeout = '3s'`.execute(db)
      await sql`select pg_advisory_xact_lock(hashtext('make_events_partition'))`.execute(db)
      for (const month of [-1, 0, 1, 2, 3]) {
        await sql`call make_events_partition((now() + make_interval(months => ${month}))::date)`.execute(db)
      }
    })
