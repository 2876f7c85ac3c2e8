import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Creates the partitions from the month of the first event to three months from now. */
export async function createEventPartitions(db: Db, from: Date, now: Date) {
  // Waits for other processes that create partitions.
  await sql`select pg_advisory_xact_lock(hashtext('create_events_partition'))`.execute(db)
  const months = toMonthNumber(now) - toMonthNumber(from) + 3
  for (let month = 0; month <= months; month += 1) {
    const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + month, 1))
    await sql`call create_events_partition(${first.toISOString().slice(0, 10)}::date)`.execute(db)
  }
}

const toMonthNumber = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()
