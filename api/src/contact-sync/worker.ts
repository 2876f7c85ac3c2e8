import { randomUUID } from 'node:crypto'
import type { RunCounts } from '@gable/shared/contact-sync/report.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { retryOnConflict, rowConflicts, transactionConflicts } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Crm } from './crm.ts'
import { countOutcomes, insertReportRows, type NewReportRow, type RunRow, updateRun } from './run-queries.ts'
import { acquireLease, getSyncState, releaseLease, renewLease } from './state-queries.ts'
import { getSyncContext, type SyncContext } from './sync-context.ts'

/** Another worker took the app over. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

interface WorkerOptions {
  db: Db
  accountId: string
  appId: string
  secret: Buffer
}

/** One worker on one app. Each of its transactions checks that the app is still its own. */
export class SyncWorker {
  readonly appId: string
  readonly #id = randomUUID()
  readonly #options: WorkerOptions

  constructor(options: WorkerOptions) {
    this.#options = options
    this.appId = options.appId
  }

  acquire = () => this.#inAccount((db, scope) => acquireLease(db, scope, this.appId, this.#id))

  release = () => this.#inAccount((db, scope) => releaseLease(db, scope, this.appId, this.#id))

  /** False for an app whose rules were never saved. */
  isSetUp = () => this.#inAccount(async (db, scope) => (await getSyncState(db, scope, this.appId)) !== undefined)

  /** Runs a transaction. No connection is held while the app is asked. */
  run<T>(work: (db: Db, scope: AccountScope) => Promise<T>): Promise<T> {
    return retryOnConflict(
      () =>
        this.#inAccount(async (db, scope) => {
          if (!(await renewLease(db, scope, this.appId, this.#id))) throw new LeaseLostError('Another worker took over')
          return work(db, scope)
        }),
      [...transactionConflicts, ...rowConflicts],
    )
  }

  getContext(
    db: Db,
    scope: AccountScope,
    { title, clockSkew }: Pick<Crm, 'title' | 'clockSkew'>,
  ): Promise<SyncContext> {
    return getSyncContext(db, scope, { appId: this.appId, secret: this.#options.secret, title, clockSkew })
  }

  #inAccount<T>(work: (db: Db, scope: AccountScope) => Promise<T>): Promise<T> {
    return withJobAccount(this.#options.db, this.#options, work)
  }
}

/** Stores what happened to people together with where the run continues. */
export async function recordProgress(
  db: Db,
  scope: AccountScope,
  run: RunRow,
  {
    counts = {},
    rows = [],
    read = 0,
    ...position
  }: {
    counts?: Partial<RunCounts>
    rows?: readonly NewReportRow[]
    read?: number
    phase?: string
    cursor?: RunRow['cursor']
    total?: number | null
  },
) {
  await insertReportRows(db, scope, run, rows)
  if (read > 0 || Object.values(counts).some((count) => count > 0)) await countOutcomes(db, scope, run.id, counts, read)
  const { cursor, ...rest } = position
  if (cursor || rest.phase !== undefined || rest.total !== undefined)
    await updateRun(db, scope, run.id, { ...rest, ...(cursor && { cursor: JSON.stringify(cursor) }) })
  await publishLiveEvent(db, scope, { kind: 'contact-sync', appId: run.app_id })
  if (rows.some(({ direction }) => direction === 'IN')) await publishLiveEvent(db, scope, { kind: 'contacts' })
}
