import { sql, type Updateable } from 'kysely'
import type { CalendarTables } from '../database/schema/calendars.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const selectEntries = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('calendar_entries').selectAll().where('account_id', '=', accountId)

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

export const listEntries = (db: Db, scope: AccountScope, calendarId: string): Promise<EntryRow[]> =>
  selectEntries(db, scope).where('calendar_id', '=', calendarId).orderBy('id').execute()

/** What we wrote among these events of a calendar. */
export const listEntriesOf = (
  db: Db,
  scope: AccountScope,
  calendarId: string,
  remoteIds: readonly string[],
): Promise<EntryRow[]> =>
  selectEntries(db, scope)
    .where('calendar_id', '=', calendarId)
    .where('remote_id', 'in', ['', ...remoteIds])
    .execute()

/** Entries that a reading of everything did not see. */
export const listUnseenEntries = (db: Db, scope: AccountScope, calendarId: string, round: string | null) =>
  selectEntries(db, scope)
    .where('calendar_id', '=', calendarId)
    .where('remote_id', 'is not', null)
    .where('problem', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`round is distinct from ${round}::uuid`)
    .execute()

export const insertEntry = (
  db: Db,
  { accountId }: AccountScope,
  entry: Pick<EntryRow, 'id' | 'calendar_id' | 'appointment_id' | 'lead_id' | 'starts_at' | 'ends_at'>,
) =>
  db
    .insertInto('calendar_entries')
    .values({ account_id: accountId, ...entry })
    .execute()

export const updateEntry = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<CalendarTables['calendar_entries']>,
) => db.updateTable('calendar_entries').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

export const deleteEntry = (db: Db, { accountId }: AccountScope, id: string) =>
  db.deleteFrom('calendar_entries').where('account_id', '=', accountId).where('id', '=', id).execute()

/** The upcoming appointments about which an agent has to decide. */
export const listProblems = (db: Db, { accountId, agentId }: Scope) =>
  db
    .selectFrom('calendar_entries as e')
    .innerJoin('appointments as a', (join) =>
      join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.appointment_id'),
    )
    .innerJoin('calendars as c', (join) =>
      join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.calendar_id'),
    )
    .select(['a.id as appointmentId', 'e.problem', 'c.name as calendarName'])
    .where('e.account_id', '=', accountId)
    .where('a.agent_id', '=', agentId)
    .where('a.state', '=', 'BOOKED')
    .where('a.ends_at', '>', sql<Date>`now()`)
    .where('c.receives', '=', true)
    .where('e.problem', 'is not', null)
    .orderBy('a.starts_at')
    .limit(20)
    .execute()

/** Forgets what was deleted, so that it is written again; an event that is still there is overwritten. */
export async function restoreEntry(db: Db, { accountId }: AccountScope, appointmentId: string): Promise<void> {
  await db
    .deleteFrom('calendar_entries')
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('problem', '=', 'DELETED')
    .execute()
  await db
    .updateTable('calendar_entries')
    .set({ problem: null, fingerprint: '' })
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('problem', 'is not', null)
    .execute()
}

/** The upcoming next actions of an agent. What is an appointment is written as one. */
export const listNextSteps = (db: Db, { accountId }: AccountScope, agentId: string) =>
  db
    .selectFrom('leads as l')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .select(['l.id', 'l.next_action', 'l.next_action_at', 'c.full_name', 'c.phone', 'c.email'])
    .where('l.account_id', '=', accountId)
    .where('l.agent_id', '=', agentId)
    .where('l.stage', 'not in', ['CLOSED', 'LOST'])
    .where('l.next_action_at', '>', sql<Date>`now()`)
    .where('l.next_action', '<>', '')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('appointments as a')
            .select('a.id')
            .whereRef('a.account_id', '=', 'l.account_id')
            .whereRef('a.lead_id', '=', 'l.id')
            .whereRef('a.starts_at', '=', 'l.next_action_at')
            .where('a.state', '=', 'BOOKED'),
        ),
      ),
    )
    .orderBy('l.next_action_at')
    .limit(500)
    .execute()

export const listUpcomingAppointmentIds = async (db: Db, { accountId }: AccountScope, agentId: string) => {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('state', '=', 'BOOKED')
    .where('ends_at', '>', sql<Date>`now()`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of an open lead. */
export const getOpenLeadStep = (db: Db, { accountId }: AccountScope, leadId: string) =>
  db
    .selectFrom('leads')
    .select(['next_action', 'next_action_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', leadId)
    .where('stage', 'not in', ['CLOSED', 'LOST'])
    .executeTakeFirst()
