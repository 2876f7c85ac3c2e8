import { invariant } from '@gable/shared/invariant.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { enqueue, type Job, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { TargetPolicy } from '../platform/outbound/target.ts'
import type { AccountScope } from '../platform/scope.ts'
import { commitPage } from './commit-page.ts'
import { completeRun, toReconcileSince } from './complete-run.ts'
import { type ConnectionRow, getConnectionRow } from './connection-queries.ts'
import { failRun, giveUp } from './fail-run.ts'
import { toNextRequest, UnsortedError } from './next-request.ts'
import { parseListing } from './parse-listing.ts'
import { getAccessToken, type ResoAccess, ResoError, type ResoOptions, requestPage } from './reso-client.ts'
import { toChangesUrl, toKeysUrl } from './reso-urls.ts'
import { getRun, lockRun, type RunRow } from './run-queries.ts'
import { decryptMlsSecret } from './secret-encryption.ts'

interface SyncContext {
  policy: TargetPolicy
  secret: Buffer
  consoleOrigin: string
  /** Shorter in tests of servers that never answer. */
  timeoutMs?: number | undefined
}

/** Another run of the job follows, because other jobs need the worker, too. */
const pagesPerJob = 10
/** The changes of a first run: what was sold within two years, and what is for sale. */
const firstRunDays = 730
/** An MLS may publish a change some minutes after the time that the change has. */
const overlapMinutes = 10

/**
 * Reads the next pages of a run. Each page is committed with its position, so a run continues after a crash, and no
 * transaction is open while the MLS answers.
 */
export const syncMls =
  (context: SyncContext): Tasks['sync-mls'] =>
  async (job) => {
    const { db, payload, signal } = job
    const started = await withJobAccount(db, payload, (db, scope) => loadRun(db, scope, payload.runId))
    if (!started) return
    const { connection, url } = started
    try {
      const access = toAccess(connection, context.secret)
      const { policy, timeoutMs } = context
      const options = { policy, signal, ...(timeoutMs !== undefined && { timeoutMs }) }
      const token = await getAccessToken(access, options)
      await readPages(job, { context, connection, url, token, run: started.run, options })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ResoError || error instanceof UnsortedError)) throw error
      await withJobAccount(db, payload, (db, scope) => failRun(db, scope, payload, error, context.consoleOrigin))
    }
  }

/** Undefined if the run has ended. */
async function loadRun(db: Db, scope: AccountScope, runId: string) {
  const run = await getRun(db, scope, runId)
  if (run?.state !== 'RUNNING' || run.kind === 'CSV') return undefined
  const connection = await getConnectionRow(db, scope, run.connection_id)
  if (!connection) return undefined
  if (connection.state !== 'ACTIVE') {
    await giveUp(db, scope, run, 'The connection was paused.')
    return undefined
  }
  return { run, connection, url: run.next_link ?? toFirstUrl(run, connection) }
}

function toFirstUrl(run: RunRow, connection: ConnectionRow): string {
  const source = toSource(connection)
  if (run.kind === 'RECONCILE') return toKeysUrl(source, toReconcileSince(run), run.page_size)
  const since = connection.cursor_at
    ? new Date(connection.cursor_at.getTime() - overlapMinutes * 60_000)
    : new Date(run.started_at.getTime() - firstRunDays * dayLength)
  return toChangesUrl(source, since, run.page_size)
}

const toSource = ({ base_url: baseUrl, originating_system: originatingSystem }: ConnectionRow) => ({
  baseUrl,
  originatingSystem,
})

function toAccess(connection: ConnectionRow, secret: Buffer): ResoAccess {
  if (!connection.secret)
    throw new ResoError('AUTH', 'There is no access token. Edit the connection and enter it again.')
  return {
    baseUrl: connection.base_url,
    authKind: connection.auth_kind,
    tokenUrl: connection.token_url,
    clientId: connection.client_id,
    secret: decryptMlsSecret(connection.secret, connection.id, secret),
  }
}

interface ReadOptions {
  context: SyncContext
  connection: ConnectionRow
  run: RunRow
  url: string
  token: string
  options: ResoOptions
}

async function readPages({ db, payload, signal }: Job<'sync-mls'>, { context, connection, run, ...read }: ReadOptions) {
  let url: string | undefined = read.url
  for (let page = 0; page < pagesPerJob && url !== undefined; page++) {
    signal.throwIfAborted()
    const current: string = url
    const answer = await requestPage(current, { baseUrl: connection.base_url, token: read.token }, read.options)
    const keysOnly = run.kind === 'RECONCILE'
    const next = toNextRequest(answer, { source: toSource(connection), top: run.page_size, keysOnly })
    const parsed = keysOnly ? [] : answer.rows.map(parseListing)
    url = await withJobAccount(db, payload, async (db, scope) => {
      const locked = await lockRun(db, scope, run.id)
      // Another worker went on with this run, or a person stopped it.
      if (locked?.state !== 'RUNNING' || locked.pages !== run.pages + page) return undefined
      const fresh = await getConnectionRow(db, scope, connection.id)
      invariant(fresh, 'the connection of a locked run is missing')
      const goesOn = await commitPage(db, scope, {
        run: locked,
        connection: fresh,
        answer,
        parsed,
        next,
        current,
        context,
      })
      await publishLiveEvent(db, scope, { kind: 'mls', connectionId: connection.id })
      if (goesOn && next.nextUrl) return next.nextUrl
      await completeRun(db, scope, { ...locked, position_at: toLater(locked.position_at, next.latest?.at) }, answer)
      return undefined
    })
  }
  if (url !== undefined) await enqueue(db, 'sync-mls', payload)
}

const toLater = (a: Date | null, b: Date | undefined) => (b && (!a || b > a) ? b : a)
