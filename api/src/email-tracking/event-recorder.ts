import { createGroupCommit } from '../ingest/group-commit.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { PieceEvent } from './event-queries.ts'
import { recordPieceEvents } from './record-events.ts'

interface AccountEvent {
  scope: AccountScope
  event: PieceEvent
}

export interface EventRecorder {
  /**
   * Resolves once the event is stored, or cannot be; under load, once it waits for its turn. It never rejects: the reader
   * of an email must not notice, and no mail program asks again.
   */
  record(scope: AccountScope, event: PieceEvent): Promise<void>
  drain(): Promise<void>
}

/** Two accounts are written at a time, so that openings of a large broadcast leave connections to the others. */
const maxInFlight = 2

/** Past this many waiting events a reader does not wait for theirs, so that a burst is written in large batches. */
const waitingMaximum = 20

/** Past this many they do again, so that openings never arrive faster than they are stored for long. */
const backlogMaximum = 4000

/** Stores openings and clicks. What arrives while a write is in flight shares the next one. */
export function createEventRecorder({ db, log }: { db: Db; log: Log }): EventRecorder {
  const commits = createGroupCommit<AccountEvent>({
    async write(items) {
      for (const group of groupByAccount(items)) {
        const [first] = group
        if (!first) continue
        const { scope } = first
        const events = group.map(({ event }) => event)
        await retryOnConflict(() => withAccount(db, scope, (db) => recordPieceEvents(db, scope, events)))
      }
    },
    isRejection: (error) => /^2[23]/.test(codeOf(error)),
    onRejected: ({ event }, error) =>
      log.warn({ err: error, pieceId: event.pieceId }, 'An event of an email was rejected'),
    maxInFlight,
    maxBatchSize: 500,
  })
  let waiting = 0
  return {
    async record(scope, event) {
      if (commits.isFull()) return log.warn('Too many events of emails at once')
      const isBurst = waiting >= waitingMaximum && waiting < backlogMaximum
      waiting += 1
      const stored = commits
        .commit([{ scope, event }])
        .catch((err) => log.warn({ err }, 'An event of an email could not be stored'))
        .finally(() => {
          waiting -= 1
        })
      if (!isBurst) await stored
    },
    drain: () => commits.drain(),
  }
}

/** A merge of contacts locks the same rows in its own order. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 3 || !['40P01', '40001'].includes(codeOf(error))) throw error
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

function groupByAccount(items: readonly AccountEvent[]): AccountEvent[][] {
  const groups = new Map<string, AccountEvent[]>()
  for (const item of items) {
    const group = groups.get(item.scope.accountId)
    if (group) group.push(item)
    else groups.set(item.scope.accountId, [item])
  }
  return [...groups.values()]
}
