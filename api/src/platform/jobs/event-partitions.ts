import { sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import type { Log } from '../observe/log.ts'
import type { Tasks } from './jobs.ts'

/** Whole months of events to keep. The counters keep the totals forever. */
const retentionMonths = 37
const excludedRetentionDays = 90

/** Takes the owner's connection, because only the owner may create and drop tables. */
export const maintainEventPartitions =
  (owner: Database): Tasks['make-event-partitions'] =>
  async () => {
    await createEventPartitions(owner)
    await dropOldPartitions(owner)
  }

/** Creates partitions from last month, which late events still go to, to three months ahead. */
export const createEventPartitions = (owner: Database): Promise<void> =>
  withPartitionLock(owner, async (db) => {
    for (const month of [-1, 0, 1, 2, 3]) {
      await sql`call create_events_partition((now() + make_interval(months => ${month}))::date)`.execute(db)
    }
  })

/** Covers a start after a long pause or without a worker. It only warns, because the first event reports a lost database as well. */
export async function ensureEventPartitions(owner: Database, log: Log): Promise<void> {
  try {
    const { rows } = await sql<{ isCreated: boolean }>`
      select to_regclass(to_char(now() at time zone 'UTC' + make_interval(days => day), '"events_"YYYY_MM')) is not null as "isCreated"
      from unnest(array[-7, 0, 7]) as day`.execute(owner.db)
    if (!rows.every(({ isCreated }) => isCreated)) await createEventPartitions(owner)
  } catch (err) {
    log.warn({ err }, 'Could not create the event partitions')
  }
}

const dropOldPartitions = (owner: Database) =>
  withPartitionLock(owner, async (db) => {
    const { rows } = await sql<{ month: string }>`
      select relid::regclass::text as month from pg_partition_tree('events')
      where isleaf and relid::regclass::text <
        to_char(now() - make_interval(months => ${retentionMonths}), '"events_"YYYY_MM')`.execute(db)
    for (const { month } of rows) await sql`drop table ${sql.table(month)}`.execute(db)
    await sql`
      delete from excluded_events where received_at < now() - make_interval(days => ${excludedRetentionDays})`.execute(
      db,
    )
  })

const withPartitionLock = (owner: Database, work: (db: Db) => Promise<void>) =>
  owner.db.transaction().execute(async (db) => {
    // Months start at midnight UTC whatever the server's time zone, or partitions would overlap.
    await sql`set local timezone = 'UTC'`.execute(db)
    // Waiting for the table lock would block every event. The job is retried instead.
    await sql`set local lock_timeout = '3s'`.execute(db)
    await sql`select pg_advisory_xact_lock(hashtext('create_events_partition'))`.execute(db)
    await work(db)
  })
