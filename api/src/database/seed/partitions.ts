import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Every month from the first event's to the third from now. */
export async function makePartitions(db: Db, from: Date, now: Date) {
  // Waits for whoever else makes partitions at this moment.
  await sql`select pg_advisory_xact_lock(hashtext('make_events_partition'))`.execute(db)
  const months = monthNumber(now) - monthNumber(from) + 3
  for (let month = 0; month <= months; month += 1) {
    const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + month, 1))
    await sql`call make_events_partition(${first.toISOString().slice(0, 10)}::date)`.execute(db)
  }
}

const monthNumber = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()
