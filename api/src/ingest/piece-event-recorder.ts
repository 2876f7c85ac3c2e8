import { retryUntilOpen } from '../platform/cells/wait-until-open.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import { retryOnConflict } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createGroupCommit } from './group-commit.ts'

interface AccountEvent<Event> {
  scope: AccountScope
  event: Event
}

interface PieceEventRecorder<Event> {
  /**
   * Resolves once the event is stored, or cannot be; under load, once it waits for its turn. It never rejects:
   * people who open an email or scan a postcard must not notice, and no mail program asks again.
   */
  record(scope: AccountScope, event: Event): Promise<void>
  drain(): Promise<void>
}

interface RecorderOptions<Event> {
  db: Db
  log: Log
  /** For the log, such as `email`. */
  medium: string
  store: (db: Db, scope: AccountScope, events: Event[]) => Promise<unknown>
}

/** Two accounts are written at a time, so that what follows a large broadcast leaves connections to the others. */
const maxInFlight = 2

/** Past this many waiting events nobody waits for theirs, so that a burst is written in large batches. */
const waitingMaximum = 20

/** Past this many they do again, so that events never arrive faster than they are stored for long. */
const backlogMaximum = 4000

/** Stores what happens to emails and postcards. What arrives while a write is in flight shares the next one. */
export function createPieceEventRecorder<Event extends { pieceId: string }>({
  db,
  log,
  medium,
  store,
}: RecorderOptions<Event>): PieceEventRecorder<Event> {
  const commits = createGroupCommit<AccountEvent<Event>>({
    async write(items) {
      // A merge of contacts locks the same rows in its own order.
      for (const { scope, events } of groupByAccount(items))
        await retryUntilOpen(db, scope.accountId, () =>
          retryOnConflict(() => withAccount(db, scope, (db) => store(db, scope, events))),
        )
    },
    isRejection: (error) => /^2[23]/.test((error as { code?: string }).code ?? ''),
    onRejected: ({ event: { pieceId } }, error) => log.warn({ err: error, pieceId, medium }, 'An event was rejected'),
    maxInFlight,
    maxBatchSize: 500,
  })
  let waiting = 0
  return {
    async record(scope, event) {
      if (commits.isFull()) return log.warn({ medium }, 'Too many events at once')
      const isBurst = waiting >= waitingMaximum && waiting < backlogMaximum
      waiting += 1
      const stored = commits
        .commit([{ scope, event }])
        .catch((err) => log.warn({ err, medium }, 'An event could not be stored'))
        .finally(() => {
          waiting -= 1
        })
      if (!isBurst) await stored
    },
    drain: () => commits.drain(),
  }
}

function groupByAccount<Event>(items: readonly AccountEvent<Event>[]) {
  const groups = new Map<string, { scope: AccountScope; events: Event[] }>()
  for (const { scope, event } of items) {
    const group = groups.get(scope.accountId)
    if (group) group.events.push(event)
    else groups.set(scope.accountId, { scope, events: [event] })
  }
  return groups.values()
}
