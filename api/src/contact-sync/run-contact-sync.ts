import { zeroCounts } from '@gable/shared/contact-sync/report.ts'
import { getAppConnection, setAppState } from '../connected-apps/queries.ts'
import type { Database, Db } from '../platform/database.ts'
import { enqueue, type Job, type Tasks } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { CreateCrm } from './create-crm.ts'
import { CrmError } from './crm.ts'
import { countEntries, hasDueEntries, hasRetries, listInbox } from './queue-queries.ts'
import { deleteOldRuns, deleteRun, getRunningRun, insertRun, type RunRow, updateRun } from './run-queries.ts'
import { takeStep } from './run-steps.ts'
import { getSyncState, listAppsToSync, updateSyncState } from './state-queries.ts'
import { LeaseLostError, SyncWorker } from './worker.ts'

/** People are read again after this time, or when an agent asks for it. Webhooks and changes here need not wait. */
const pullInterval = 2 * 60_000

export interface RunnerOptions {
  createCrm: CreateCrm
  secret: Buffer
  /** Where an app reports changes of an account, if apps can. */
  getWebhookUrl: (accountId: string, appId: string) => string | undefined
  /** How long other apps wait meanwhile. */
  sliceLength?: number
  /** Takes over apps that need longer. Those that are not done yet stay in the map. */
  runLonger?: (job: SyncJob, apps: AppQueue) => Promise<void>
  now?: () => Date
}

export interface AppReference {
  accountId: string
  appId: string
}

/** Apps to sync, by id. */
export type AppQueue = Map<string, AppReference>
type SyncJob = Omit<Job<'run-contact-sync'>, 'payload'>

/**
 * Syncs apps in turn. A process runs one such job at a time: further jobs leave their app to it and end, so that syncs
 * never take all slots of the worker. Of several processes, one works on an app.
 */
export function runContactSync(options: RunnerOptions): Tasks['run-contact-sync'] {
  const waiting: AppQueue = new Map()
  const long: AppQueue = new Map()
  const { runLonger } = options
  const serveWaiting = once((job) => serveApps(job, waiting, options, runLonger ? long : waiting))
  const serveLong = once(async (job) => {
    while (runLonger && long.size > 0) await runLonger(job, long)
  })

  return async (job) => {
    waiting.set(job.payload.appId, job.payload)
    await serveWaiting(job)
    await serveLong(job)
  }
}

/** Does nothing while it is running. */
function once(work: (job: SyncJob) => Promise<void>) {
  let isRunning = false
  return async (job: SyncJob) => {
    if (isRunning) return
    isRunning = true
    try {
      await work(job)
    } finally {
      isRunning = false
    }
  }
}

/** Serves apps and those that are added meanwhile. Those that need longer are moved to `rest`. */
export async function serveApps(job: SyncJob, apps: AppQueue, options: RunnerOptions, rest: AppQueue) {
  for (const [appId, app] of apps) {
    apps.delete(appId)
    if (job.signal.aborted) await wake(job.db, app)
    else if (await serveApp(job, app, options)) rest.set(appId, app)
  }
}

/** Returns whether there is more to do now. */
async function serveApp(job: SyncJob, app: AppReference, options: RunnerOptions): Promise<boolean> {
  const { db, log, signal } = job
  const worker = new SyncWorker({ db, ...app, secret: options.secret })
  if (!(await worker.acquire())) {
    await wakeIfSetUp(db, app, worker)
    return false
  }
  try {
    return await syncApp(job, app, worker, options)
  } catch (error) {
    if (error instanceof LeaseLostError) return false
    if (signal.aborted) {
      await wake(db, app)
      return false
    }
    const at = await recordFailure(worker, error, options)
    if (!(error instanceof CrmError))
      log.error({ err: error, ...app }, 'A contact sync stopped and will be tried again')
    if (at) await wake(db, app, at)
    return false
  } finally {
    await worker.release()
  }
}

async function syncApp(job: SyncJob, app: AppReference, worker: SyncWorker, options: RunnerOptions) {
  const { db, signal } = job
  const { createCrm, getWebhookUrl, sliceLength = 10_000, now = () => new Date() } = options
  const prepared = await worker.run((db, scope) => prepareRun(db, scope, worker.appId, now()))
  if (!prepared) return false
  if ('waitUntil' in prepared) {
    await wake(db, app, prepared.waitUntil)
    return false
  }
  const { run, connection } = prepared
  const crm = createCrm(connection, signal)
  const endsAt = Date.now() + sliceLength
  const step = { worker, crm, run, webhookUrl: getWebhookUrl(app.accountId, app.appId) }
  while (await takeStep(step)) {
    signal.throwIfAborted()
    if (Date.now() > endsAt) return true
  }
  return worker.run((db, scope) => finishRun(db, scope, run, now()))
}

type Prepared = { run: RunRow; connection: { id: string; credential: Buffer } } | { waitUntil: Date }

/** The run to continue, or a new one if there is something to do. */
async function prepareRun(db: Db, scope: AccountScope, appId: string, now: Date): Promise<Prepared | undefined> {
  const state = await getSyncState(db, scope, appId)
  const connection = await getAppConnection(db, scope, appId)
  if (!state || state.paused_at || connection?.state !== 'ACTIVE' || !connection.credential) return undefined
  if (state.not_before && state.not_before > now) return { waitUntil: state.not_before }
  const ready = { id: connection.id, credential: connection.credential }
  const running = await getRunningRun(db, scope, appId)
  if (running) return { run: running, connection: ready }
  const isPullDue = !state.synced_at || state.synced_at.getTime() < now.getTime() - pullInterval
  const kind = state.first_done_at === null ? 'FIRST' : (await hasRetries(db, scope, appId)) ? 'RETRY' : 'INCREMENTAL'
  if (!isPullDue && kind === 'INCREMENTAL' && !(await hasWork(db, scope, appId))) return undefined
  const phase = kind === 'RETRY' || (kind === 'INCREMENTAL' && !isPullDue) ? 'INBOX' : 'CATALOG'
  return { run: await insertRun(db, scope, appId, { kind, phase, isRequested: false }), connection: ready }
}

const hasWork = async (db: Db, scope: AccountScope, appId: string): Promise<boolean> =>
  (await listInbox(db, scope, appId, ['PERSON', 'NOTE', 'TASK'], 1)).length > 0 ||
  (await hasDueEntries(db, scope, appId))

/** Returns whether something came in meanwhile. */
async function finishRun(db: Db, scope: AccountScope, run: RunRow, now: Date): Promise<boolean> {
  const { app_id: appId, kind } = run
  const current = await getRunningRun(db, scope, appId)
  const hasPulled = run.cursor.watermark !== undefined
  await updateSyncState(db, scope, appId, {
    failures: 0,
    not_before: null,
    ...(hasPulled && { synced_at: now, watermark: new Date(run.cursor.watermark ?? 0) }),
  })
  // Rules that were saved during the run ask for another one.
  if (kind === 'FIRST' && current?.state === 'RUNNING') await updateSyncState(db, scope, appId, { first_done_at: now })
  const { UNCHANGED: _, ...changed } = { ...zeroCounts, ...current?.counts }
  const isEmpty = Object.values(changed).every((count) => count === 0)
  if (isEmpty && kind === 'INCREMENTAL' && !run.is_requested) await deleteRun(db, scope, run.id)
  else await updateRun(db, scope, run.id, { state: 'DONE', ended_at: now, reason: '' })
  await deleteOldRuns(db, scope, appId)
  await publishLiveEvent(db, scope, { kind: 'contact-sync', appId })
  return (await countEntries(db, scope, appId)) > 0 && (await hasWork(db, scope, appId))
}

const longestWait = 3600_000

/** Says what is wrong, and when the app is asked again. Undefined: not before an agent acts. */
function recordFailure(worker: SyncWorker, error: unknown, { now = () => new Date() }: RunnerOptions) {
  return worker
    .run(async (db, scope): Promise<Date | undefined> => {
      const { appId } = worker
      const state = await getSyncState(db, scope, appId)
      const run = await getRunningRun(db, scope, appId)
      const failures = (state?.failures ?? 0) + 1
      const message = error instanceof CrmError ? error.message : 'Something went wrong here'
      const retryAt = getRetryTime(error, failures, now())
      if (error instanceof CrmError && error.kind === 'REFUSED') {
        if (await setAppState(db, scope, appId, { state: 'NEEDS_ATTENTION', reason: message })) {
          await enqueue(db, 'send-app-notice', { accountId: scope.accountId, appId, reason: message })
          await publishLiveEvent(db, scope, { kind: 'connected-apps', id: appId })
        }
      }
      // The run continues later, except one that would meet the same again.
      const isOver = error instanceof CrmError && (error.kind === 'REFUSED' || error.kind === 'REJECTED')
      if (run)
        await updateRun(db, scope, run.id, {
          reason: message,
          ...(isOver && { state: 'FAILED', ended_at: now() }),
        })
      const isLimited = error instanceof CrmError && error.kind === 'LIMITED'
      await updateSyncState(db, scope, appId, { not_before: retryAt ?? null, ...(!isLimited && { failures }) })
      await publishLiveEvent(db, scope, { kind: 'contact-sync', appId })
      return retryAt
    })
    .catch((failure) => {
      if (failure instanceof LeaseLostError) return undefined
      throw failure
    })
}

function getRetryTime(error: unknown, failures: number, now: Date): Date | undefined {
  if (error instanceof CrmError && error.kind === 'REFUSED') return undefined
  if (error instanceof CrmError && error.retryAt) return error.retryAt
  return new Date(now.getTime() + Math.min(longestWait, 15_000 * 2 ** Math.min(failures, 12)))
}

export const wake = (db: Db, { accountId, appId }: AppReference, at?: Date) =>
  enqueue(db, 'run-contact-sync', { accountId, appId }, { key: `contact-sync/${appId}`, ...(at && { at }) })

/** Another worker has it and may have looked at everything already. */
async function wakeIfSetUp(db: Db, app: AppReference, worker: SyncWorker) {
  if (await worker.isSetUp()) await wake(db, app, new Date(Date.now() + 5000))
}

/** Covers jobs that were lost with a process, and changes that no webhook reported. */
export const wakeContactSyncs =
  (owner: Database): Tasks['wake-contact-syncs'] =>
  async () => {
    for (const app of await listAppsToSync(owner)) await wake(owner.db, app)
  }
