import { isFenced } from '../platform/cells/moving.ts'
import type { Database } from '../platform/database.ts'
import { createEventPartitions } from '../platform/jobs/event-partitions.ts'
import type { Log } from '../platform/observe/log.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import {
  type EventRow,
  type ExcludedEventRow,
  insertExcludedEvents,
  openEventPool,
  recordEvents,
} from './record-queries.ts'

export interface Intake {
  counted: GroupCommit<EventRow>
  /** Stores excluded events in the background, and drops them when the queue is full. */
  storeExcluded(rows: ExcludedEventRow[]): void
  /** Writes everything still queued. */
  close(): Promise<void>
}

interface IntakeDependencies {
  product: Database
  owner: Database
  log: Log
}

/** Two writes keep Postgres busy while the earlier one waits for the disk. A third would only hold more locks. */
const maxInFlight = 2

export function createIntake({ product, owner, log }: IntakeDependencies): Intake {
  const pool = openEventPool(product, maxInFlight + 1)
  const onRejected = (row: { id: string }, error: unknown) =>
    log.warn({ err: error, id: row.id }, 'An event was rejected')
  const counted = createGroupCommit<EventRow>({
    write: (rows) => withRetries(() => recordEvents(pool, rows), owner),
    isRejection: isDataError,
    onRejected,
    isOfSome: isFenced,
    maxInFlight,
  })
  const excluded = createGroupCommit<ExcludedEventRow>({
    write: (rows) => insertExcludedEvents(pool, rows),
    isRejection: isDataError,
    onRejected,
    isOfSome: isFenced,
    maxInFlight: 1,
    capacity: 10_000,
  })
  return {
    counted,
    storeExcluded(rows) {
      if (rows.length === 0 || excluded.isFull()) return
      excluded.commit(rows).catch((error) => log.warn({ err: error }, 'Excluded events could not be stored'))
    },
    async close() {
      await Promise.all([counted.drain(), excluded.drain()])
      await pool.end()
    },
  }
}

/** Retries after a deadlock, and after creating a missing partition for a new month. */
async function withRetries(write: () => Promise<void>, owner: Database) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === 3) throw error
      if (isPartitionMissing(error)) await createEventPartitions(owner)
      else if (!isTransactionConflict(error)) throw error
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''
const isPartitionMissing = (error: unknown) =>
  codeOf(error) === '23514' && (error as Error).message.startsWith('no partition')
const isTransactionConflict = (error: unknown) => codeOf(error) === '40P01' || codeOf(error) === '40001'
const isDataError = (error: unknown) => /^2[23]/.test(codeOf(error)) && !isPartitionMissing(error)
