import { sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import type { Log } from '../observe/log.ts'
import type { Tasks } from './jobs.ts'

/** How many whole months of events are kept. What they add up to stays in the counters. */
const monthsKept = 37
const daysUncountedKept = 90

/** Only the owner makes and drops tables, so the task is made with its connection. */
export const makeEventPartitions =
  (owner: Database): Tasks['make-event-partitions'] =>
  async () => {
    await makeRoomForEvents(owner)
    await dropOldEvents(owner)
  }

/** Months of events from the last one, which late arrivals still write to, to three ahead. */
export const makeRoomForEvents = (owner: Database): Promise<void> =>
  alone(owner, async (db) => {
    for (const month of [-1, 0, 1, 2, 3]) {
      await sql`call make_events_partition((now() + make_interval(months => ${month}))::date)`.execute(db)
    }
  })

/** For a start after a long pause, or without a worker. A database that is away is found by the first event as well. */
export async function ensureRoomForEvents(owner: Database, log: Log): Promise<void> {
  try {
    const { rows } = await sql<{ is_there: boolean }>`
      select to_regclass(to_char(now() at time zone 'UTC' + make_interval(days => day), '"events_"YYYY_MM')) is not null as is_there
      from unnest(array[-7, 0, 7]) as day`.execute(owner.db)
    if (!rows.every(({ is_there }) => is_there)) await makeRoomForEvents(owner)
  } catch (err) {
    log.warn({ err }, 'The months of events could not be made')
  }
}

const dropOldEvents = (owner: Database) =>
  alone(owner, async (db) => {
    const { rows } = await sql<{ month: string }>`
      select relid::regclass::text as month from pg_partition_tree('events')
      where isleaf and relid::regclass::text <
        to_char(now() - make_interval(months => ${monthsKept}), '"events_"YYYY_MM')`.execute(db)
    for (const { month } of rows) await sql`drop table ${sql.table(month)}`.execute(db)
    await sql`
      delete from uncounted_events where received_at < now() - make_interval(days => ${daysUncountedKept})`.execute(db)
  })

const alone = (owner: Database, work: (db: Db) => Promise<void>) =>
  owner.db.transaction().execute(async (db) => {
    // A month begins at midnight UTC whatever zone the server is in, or two months would overlap.
    await sql`set local timezone = 'UTC'`.execute(db)
    // Waiting for the table would make every event wait behind us; the job comes again.
    await sql`set local lock_timeout = '3s'`.execute(db)
    await sql`select pg_advisory_xact_lock(hashtext('make_events_partition'))`.execute(db)
    await work(db)
  })
