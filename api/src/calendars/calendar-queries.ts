import type { CalendarChoices } from '@gable/shared/calendars/calendar.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql, type Updateable } from 'kysely'
import type { CalendarTables } from '../database/schema/calendars.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { ConnectionRow } from './connection-queries.ts'
import type { RemoteCalendar, RemoteChange } from './provider.ts'

const selectCalendars = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('calendars').selectAll().where('account_id', '=', accountId)

export type CalendarRow = Awaited<ReturnType<ReturnType<typeof selectCalendars>['executeTakeFirstOrThrow']>>

export const listCalendars = (db: Db, scope: AccountScope, connectionId: string): Promise<CalendarRow[]> =>
  selectCalendars(db, scope).where('connection_id', '=', connectionId).orderBy('id').execute()

export const listAgentCalendars = (db: Db, scope: Scope): Promise<CalendarRow[]> =>
  selectCalendars(db, scope).where('agent_id', '=', scope.agentId).orderBy('id').execute()

export const getCalendar = (db: Db, scope: AccountScope, id: string): Promise<CalendarRow | undefined> =>
  selectCalendars(db, scope).where('id', '=', id).executeTakeFirst()

export const updateCalendar = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<CalendarTables['calendars']>,
) => db.updateTable('calendars').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

/** What the agent chose stays; calendars that are gone take their times along. */
export async function storeCalendars(
  db: Db,
  { accountId }: AccountScope,
  { id: connectionId, agent_id: agentId }: Pick<ConnectionRow, 'id' | 'agent_id'>,
  remote: readonly RemoteCalendar[],
) {
  await db
    .deleteFrom('calendars')
    .where('account_id', '=', accountId)
    .where('connection_id', '=', connectionId)
    .where('remote_id', 'not in', ['', ...remote.map(({ remoteId }) => remoteId)])
    .execute()
  await db
    .insertInto('calendars')
    .values(
      remote.map(({ remoteId, name, timeZone, isWritable }) => ({
        account_id: accountId,
        id: newId(),
        connection_id: connectionId,
        agent_id: agentId,
        remote_id: remoteId,
        name: name.slice(0, 200),
        time_zone: timeZone.slice(0, 100),
        is_writable: isWritable,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'connection_id', 'remote_id']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        time_zone: ref('excluded.time_zone'),
        is_writable: ref('excluded.is_writable'),
      })),
    )
    .execute()
}

/** A new account blocks with its main calendar, which receives appointments unless another one does. */
export async function chooseDefaults(
  db: Db,
  scope: Scope,
  connectionId: string,
  remote: readonly RemoteCalendar[],
): Promise<void> {
  const main = remote.find(({ isPrimary }) => isPrimary) ?? remote.find(({ isWritable }) => isWritable) ?? remote[0]
  const calendars = await listAgentCalendars(db, scope)
  const row = calendars.find((row) => row.connection_id === connectionId && row.remote_id === main?.remoteId)
  if (!row) return
  const receives = row.is_writable && !calendars.some((row) => row.receives)
  await updateCalendar(db, scope, row.id, { blocks: true, ...(receives && { receives: true }) })
}

/** A calendar that begins or ends to block is read from the start. */
export async function saveChoices(
  db: Db,
  { accountId, agentId }: Scope,
  { blockingIds, receivingId, writesNextSteps }: CalendarChoices,
) {
  const own = db.updateTable('calendars').where('account_id', '=', accountId).where('agent_id', '=', agentId)
  await own.set({ receives: false, receives_next_steps: false }).where('receives', '=', true).execute()
  if (receivingId)
    await own.set({ receives: true, receives_next_steps: writesNextSteps }).where('id', '=', receivingId).execute()
  const blocks = sql<boolean>`(id = any(${blockingIds}::uuid[]))`
  const changed = await own
    .set({ blocks, token: null, page: null, round: null, read_from: null, read_till: null })
    .where('blocks', '<>', blocks)
    .returning('id')
    .execute()
  if (changed.length === 0) return
  await db
    .deleteFrom('calendar_busy_times')
    .where('account_id', '=', accountId)
    .where(
      'calendar_id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute()
}

/** Stores when events take time. Each event replaces what was known of it. */
export async function storeBusyTimes(
  db: Db,
  { accountId }: AccountScope,
  { id, round }: Pick<CalendarRow, 'id' | 'round'>,
  changes: readonly RemoteChange[],
) {
  if (changes.length === 0) return
  await db
    .deleteFrom('calendar_busy_times')
    .where('account_id', '=', accountId)
    .where('calendar_id', '=', id)
    .where(
      'remote_id',
      'in',
      changes.map(({ remoteId }) => remoteId),
    )
    .execute()
  const newest = new Map(changes.map((change) => [change.remoteId, change]))
  const rows = [...newest.values()].flatMap(({ remoteId, busy }) =>
    [...new Map(busy.map((range) => [range.start, range])).values()].map(({ start, end }) => ({
      account_id: accountId,
      calendar_id: id,
      remote_id: remoteId,
      round,
      starts_at: new Date(start),
      ends_at: new Date(end),
    })),
  )
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('calendar_busy_times')
      .values(rows.slice(start, start + 500))
      .execute()
}

/** After a reading of everything: what it did not see is gone. What is over is no longer needed. */
export async function deleteUnseen(
  db: Db,
  { accountId }: AccountScope,
  { id, round }: Pick<CalendarRow, 'id' | 'round'>,
) {
  await db
    .deleteFrom('calendar_busy_times')
    .where('account_id', '=', accountId)
    .where('calendar_id', '=', id)
    .where(sql<boolean>`(round is distinct from ${round}::uuid or ends_at < now() - interval '1 day')`)
    .execute()
}
