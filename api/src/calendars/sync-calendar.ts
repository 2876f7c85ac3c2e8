import type { Database } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { type CalendarRow, listCalendars, storeCalendars } from './calendar-queries.ts'
import { CalendarWorker, LeaseLostError } from './calendar-worker.ts'
import {
  type ConnectionRow,
  enqueueSync,
  getConnectionRow,
  listConnectionsToSync,
  updateConnection,
} from './connection-queries.ts'
import { failSync } from './fail-sync.ts'
import { type CalendarContext, encryptCredential, openAccount } from './open-account.ts'
import { CalendarError } from './provider.ts'
import { pullEvents, type SyncSession } from './pull-events.ts'
import { pushEvents } from './push-events.ts'

const retryBusyMs = 15_000

/** Reads what changed in the calendars of an account at a provider, then writes what belongs in them. */
export const syncCalendar =
  (context: CalendarContext): Tasks['sync-calendar'] =>
  async ({ db, payload, signal }) => {
    const worker = new CalendarWorker(db, payload)
    const connection = await withJobAccount(db, payload, (db, scope) =>
      getConnectionRow(db, scope, payload.connectionId),
    )
    if (!canSync(connection)) return
    if (!(await worker.acquire())) {
      const at = new Date(Date.now() + retryBusyMs)
      return withJobAccount(db, payload, (db, scope) => enqueueSync(db, scope, payload.connectionId, at))
    }
    try {
      await sync(worker, connection, context, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof LeaseLostError) return
      if (!(error instanceof CalendarError)) throw error
      await worker.run((db, scope) => failSync(db, scope, payload.connectionId, error, context.settings))
    } finally {
      await worker.release()
    }
  }

const canSync = (connection: ConnectionRow | undefined): connection is ConnectionRow =>
  connection?.state === 'ACTIVE' &&
  connection.deactivated_at === null &&
  (connection.resumes_at === null || connection.resumes_at <= new Date())

async function sync(worker: CalendarWorker, connection: ConnectionRow, context: CalendarContext, signal: AbortSignal) {
  const account = openAccount(connection, context, signal, (tokens) =>
    worker.run(async (db, scope) => {
      const credential = encryptCredential(tokens, connection.id, context.secret)
      await updateConnection(db, scope, connection.id, { credential })
    }),
  )
  const session: SyncSession = { worker, account, connection, context, signal }
  const remote = await account.listCalendars()
  // Rather an answer that is wrong than an account whose owner deleted every calendar.
  if (remote.length === 0) throw new CalendarError('FAILED', 'The account has no calendars any more.')
  const calendars = await worker.run(async (db, scope) => {
    await storeCalendars(db, scope, connection, remote)
    return listCalendars(db, scope, connection.id)
  })
  for (const { id } of calendars.filter(isUsed)) await pullEvents(session, id)
  let problem = ''
  for (const calendar of calendars) problem = (await pushEvents(session, calendar)) || problem
  await worker.run(async (db, scope) => {
    const done = { synced_at: new Date(), failures: 0, error: problem, resumes_at: null }
    await updateConnection(db, scope, connection.id, done)
    await publishLiveEvent(db, scope, { kind: 'calendars', userId: connection.user_id })
  })
}

const isUsed = ({ blocks, receives }: CalendarRow) => blocks || receives

/** Asks every calendar for changes. Uses the owner's database, because it reads all accounts. */
export const wakeCalendars =
  (owner: Database): Tasks['wake-calendars'] =>
  async ({ db }) => {
    for (const { accountId, connectionId } of await listConnectionsToSync(owner))
      await withJobAccount(db, { accountId }, (db, scope) => enqueueSync(db, scope, connectionId))
  }
