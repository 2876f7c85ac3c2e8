import { newId } from '@gable/shared/ids.ts'
import { applyOwnChange } from './apply-own-change.ts'
import type { CalendarRow } from './calendar-queries.ts'
import { deleteEntry, type EntryRow, insertEntry, listEntries, updateEntry } from './entry-queries.ts'
import { listWantedEvents, type WantedEvent } from './event-drafts.ts'
import { CalendarError } from './provider.ts'
import { type SyncSession, toSource } from './pull-events.ts'

/** Makes what is written to a calendar what it should be. Returns why an event could not be written, if one could not. */
export async function pushEvents(session: SyncSession, calendar: CalendarRow): Promise<string> {
  const { worker, context, signal } = session
  const { entries, wanted } = await worker.run(async (db, scope) => ({
    entries: await listEntries(db, scope, calendar.id),
    wanted: calendar.receives
      ? await listWantedEvents(db, scope, {
          agentId: calendar.agent_id,
          withNextSteps: calendar.receives_next_steps,
          settings: context.settings,
        })
      : [],
  }))
  let problem = ''
  const attempt = async (work: () => Promise<unknown>) => {
    signal.throwIfAborted()
    await work().catch((error) => {
      if (!(error instanceof CalendarError) || error.failure !== 'REFUSED') throw error
      problem = `An event could not be written. ${error.message}`
    })
  }
  const isWanted = (entry: EntryRow) => wanted.some((event) => isOf(event, entry))
  for (const entry of entries.filter((entry) => !isWanted(entry))) await attempt(() => remove(session, calendar, entry))
  for (const event of wanted)
    await attempt(() =>
      write(
        session,
        calendar,
        event,
        entries.find((entry) => isOf(event, entry)),
      ),
    )
  return problem
}

const isOf = (event: WantedEvent, entry: EntryRow) =>
  event.appointmentId ? entry.appointment_id === event.appointmentId : entry.lead_id === event.leadId

/** What is over stays in the calendar as it was. */
async function remove({ worker, account, connection }: SyncSession, calendar: CalendarRow, entry: EntryRow) {
  const isOver = entry.ends_at <= new Date()
  if (entry.remote_id && !isOver && entry.problem !== 'DELETED')
    await account.removeEvent(toSource(calendar, connection), entry.remote_id)
  await worker.run((db, scope) => deleteEntry(db, scope, entry.id))
}

async function write(session: SyncSession, calendar: CalendarRow, event: WantedEvent, known: EntryRow | undefined) {
  const { worker, account, connection, context } = session
  if (known?.fingerprint === event.fingerprint && known.remote_id) return
  if (known?.problem === 'DELETED') {
    // It changed here since it was deleted there, so it is an event that the agent has not seen.
    await worker.run((db, scope) => deleteEntry(db, scope, known.id))
    return write(session, calendar, event, undefined)
  }
  const source = toSource(calendar, connection)
  const entry = known ?? (await createEntry(session, calendar, event))
  const draft = { id: entry.id, ...event.draft }
  if (entry.remote_id && !(await account.updateEvent(source, entry.remote_id, draft))) {
    const { remote_id: remoteId } = entry
    const removal = { remoteId, isRemoved: true, busy: [], range: undefined, isAllDay: false }
    await worker.run((db, scope) => applyOwnChange(db, scope, entry, removal, context))
    return
  }
  const remoteId = entry.remote_id ?? (await create())
  await worker.run((db, scope) =>
    updateEntry(db, scope, entry.id, {
      remote_id: remoteId,
      fingerprint: event.fingerprint,
      problem: null,
      starts_at: new Date(draft.start),
      ends_at: new Date(draft.end),
    }),
  )

  async function create() {
    await worker.run((db, scope) => updateEntry(db, scope, entry.id, { attempted_at: new Date() }))
    return account.createEvent(source, draft, entry.attempted_at !== null)
  }
}

/** The id is stored before the provider gets it. */
async function createEntry({ worker }: SyncSession, calendar: CalendarRow, event: WantedEvent): Promise<EntryRow> {
  const row = {
    id: newId(),
    calendar_id: calendar.id,
    appointment_id: event.appointmentId,
    lead_id: event.leadId,
    starts_at: new Date(event.draft.start),
    ends_at: new Date(event.draft.end),
  }
  return worker.run(async (db, scope) => {
    await insertEntry(db, scope, row)
    return {
      ...row,
      account_id: scope.accountId,
      remote_id: null,
      fingerprint: '',
      attempted_at: null,
      problem: null,
      round: null,
    }
  })
}
