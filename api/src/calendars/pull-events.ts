import { randomUUID } from 'node:crypto'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { applyOwnChange } from './apply-own-change.ts'
import { type CalendarRow, deleteUnseen, getCalendar, storeBusyTimes, updateCalendar } from './calendar-queries.ts'
import type { CalendarWorker } from './calendar-worker.ts'
import type { ConnectionRow } from './connection-queries.ts'
import { listEntriesOf, listUnseenEntries, updateEntry } from './entry-queries.ts'
import type { CalendarContext } from './open-account.ts'
import {
  type CalendarAccount,
  CalendarError,
  type CalendarSource,
  type ChangePage,
  type RemoteChange,
} from './provider.ts'

export interface SyncSession {
  worker: CalendarWorker
  account: CalendarAccount
  connection: ConnectionRow
  context: CalendarContext
  signal: AbortSignal
}

const daysBack = 1
/** Booking pages offer up to 90 days. */
const daysAhead = 130
/** A window that ends earlier is read again. */
const daysAheadMinimum = 95
const pageMaximum = 300

/** Reads what changed in a calendar, page by page. Each page is committed with its position. */
export async function pullEvents(session: SyncSession, calendarId: string): Promise<void> {
  const { worker, account, connection, signal } = session
  let calendar = await worker.run((db, scope) => beginReading(db, scope, calendarId))
  let isRestarted = false
  for (let pages = 0; calendar; pages++) {
    signal.throwIfAborted()
    if (pages > pageMaximum) throw new CalendarError('FAILED', 'The list of events never ends.')
    const current: CalendarRow = calendar
    const source = toSource(current, connection)
    const page: ChangePage | undefined = await account.readPage(source, current).catch((error) => {
      if (!(error instanceof CalendarError) || error.failure !== 'EXPIRED') throw error
      return undefined
    })
    if (!page) {
      if (isRestarted) throw new CalendarError('FAILED', 'The calendar does not accept its own tokens.')
      isRestarted = true
      calendar = await worker.run((db, scope) => restartReading(db, scope, current.id))
      continue
    }
    if (page.page !== undefined && page.page === current.page)
      throw new CalendarError('FAILED', 'The calendar sent the same page twice.')
    const confirmed = await confirmRemovals(session, current, page.changes)
    calendar = await worker.run((db, scope) => commitPage(db, scope, session, current, { ...page, changes: confirmed }))
  }
  await findLostEntries(session, calendarId)
}

export const toSource = (calendar: CalendarRow, connection: ConnectionRow): CalendarSource => ({
  remoteId: calendar.remote_id,
  timeZone: calendar.time_zone || connection.agent_time_zone,
  window: { from: calendar.read_from ?? new Date(), till: calendar.read_till ?? new Date() },
})

/** Continues where the last reading stopped, or begins a new one of everything. */
async function beginReading(db: Db, scope: AccountScope, calendarId: string): Promise<CalendarRow | undefined> {
  const calendar = await getCalendar(db, scope, calendarId)
  if (!calendar) return undefined
  const minimum = new Date(Date.now() + daysAheadMinimum * dayLength)
  if (calendar.read_till && calendar.read_till > minimum) return calendar
  return restartReading(db, scope, calendarId)
}

async function restartReading(db: Db, scope: AccountScope, calendarId: string): Promise<CalendarRow | undefined> {
  await updateCalendar(db, scope, calendarId, {
    token: null,
    page: null,
    round: randomUUID(),
    read_from: new Date(Date.now() - daysBack * dayLength),
    read_till: new Date(Date.now() + daysAhead * dayLength),
  })
  return getCalendar(db, scope, calendarId)
}

/** An event that left the window is reported as removed, too. So ours are looked up before anyone is notified. */
async function confirmRemovals(
  { worker, account, connection }: SyncSession,
  calendar: CalendarRow,
  changes: RemoteChange[],
): Promise<RemoteChange[]> {
  const removed = changes.filter(({ isRemoved }) => isRemoved).map(({ remoteId }) => remoteId)
  if (removed.length === 0) return changes
  const own = await worker.run((db, scope) => listEntriesOf(db, scope, calendar.id, removed))
  const existing = new Map<string, RemoteChange>()
  for (const { remote_id: remoteId } of own) {
    const found = remoteId ? await account.getEvent(toSource(calendar, connection), remoteId) : undefined
    if (found && remoteId) existing.set(remoteId, found)
  }
  return changes.map((change) => existing.get(change.remoteId) ?? change)
}

/** Undefined after the last page. */
async function commitPage(
  db: Db,
  scope: AccountScope,
  { context }: SyncSession,
  { id }: CalendarRow,
  { changes, page, token }: ChangePage,
): Promise<CalendarRow | undefined> {
  const calendar = await getCalendar(db, scope, id)
  if (!calendar) return undefined
  const entries = await listEntriesOf(
    db,
    scope,
    id,
    changes.map(({ remoteId }) => remoteId),
  )
  const own = new Map(entries.map((entry) => [entry.remote_id, entry]))
  // Appointments take their time anyway, and must not be in their own way when they move.
  if (calendar.blocks)
    await storeBusyTimes(
      db,
      scope,
      calendar,
      changes.filter(({ remoteId }) => !own.has(remoteId)),
    )
  for (const change of changes) {
    const entry = own.get(change.remoteId)
    if (!entry) continue
    await updateEntry(db, scope, entry.id, { round: calendar.round })
    await applyOwnChange(db, scope, entry, change, context)
  }
  if (page === undefined) {
    await updateCalendar(db, scope, id, { token: token ?? null, page: null })
    if (calendar.token === null) await deleteUnseen(db, scope, calendar)
    return undefined
  }
  await updateCalendar(db, scope, id, { page })
  return { ...calendar, page }
}

/** Events of ours that a reading of everything did not find: the token was too old to say that they were deleted. */
async function findLostEntries({ worker, account, connection, context }: SyncSession, calendarId: string) {
  const found = await worker.run(async (db, scope) => {
    const calendar = await getCalendar(db, scope, calendarId)
    return calendar && { calendar, entries: await listUnseenEntries(db, scope, calendarId, calendar.round) }
  })
  for (const entry of found?.entries ?? []) {
    const { remote_id: remoteId } = entry
    if (!found || !remoteId) continue
    const change = (await account.getEvent(toSource(found.calendar, connection), remoteId)) ?? {
      remoteId,
      isRemoved: true,
      busy: [],
      range: undefined,
      isAllDay: false,
    }
    await worker.run(async (db, scope) => {
      await updateEntry(db, scope, entry.id, { round: found.calendar.round })
      await applyOwnChange(db, scope, entry, change, context)
    })
  }
}
