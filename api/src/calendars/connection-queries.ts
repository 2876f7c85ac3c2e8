import { sql, type Updateable } from 'kysely'
import type { CalendarTables } from '../database/schema/calendars.ts'
import type { Database, Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export const getConnectionRow = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('calendar_connections as c')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'c.account_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('agencies as g', 'g.account_id', 'c.account_id')
    .selectAll('c')
    .select(({ fn, ref }) => [
      'a.user_id',
      'a.deactivated_at',
      fn.coalesce(ref('u.time_zone'), ref('g.time_zone')).as('agent_time_zone'),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', id)
    .executeTakeFirst()

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof getConnectionRow>>>

/** Of the signed-in agent. The calendars of colleagues can be neither seen nor changed. */
export async function getOwnConnection(db: Db, scope: Scope, id: string): Promise<ConnectionRow | undefined> {
  const row = await getConnectionRow(db, scope, id)
  return row?.agent_id === scope.agentId ? row : undefined
}

export const listConnectionRows = (db: Db, { accountId, agentId }: Scope) =>
  db
    .selectFrom('calendar_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function insertConnection(
  db: Db,
  { accountId, agentId }: Scope,
  row: { id: string; provider: ConnectionRow['provider']; login: string; serverUrl: string; credential: Buffer },
) {
  await db
    .insertInto('calendar_connections')
    .values({
      account_id: accountId,
      id: row.id,
      agent_id: agentId,
      provider: row.provider,
      login: row.login,
      server_url: row.serverUrl,
      credential: row.credential,
    })
    .execute()
}

export const findConnection = (
  db: Db,
  { accountId, agentId }: Scope,
  { provider, login, serverUrl }: { provider: ConnectionRow['provider']; login: string; serverUrl: string },
) =>
  db
    .selectFrom('calendar_connections')
    .select('id')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('provider', '=', provider)
    .where('login', '=', login)
    .where('server_url', '=', serverUrl)
    .executeTakeFirst()

export const updateConnection = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<CalendarTables['calendar_connections']>,
) =>
  db.updateTable('calendar_connections').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

/** Clears what was wrong before. */
export const reactivateConnection = (db: Db, scope: AccountScope, id: string, credential?: Buffer) =>
  updateConnection(db, scope, id, {
    state: 'ACTIVE',
    state_reason: '',
    failures: 0,
    error: '',
    resumes_at: null,
    ...(credential && { credential }),
  })

export const deleteConnection = (db: Db, { accountId }: AccountScope, id: string) =>
  db.deleteFrom('calendar_connections').where('account_id', '=', accountId).where('id', '=', id).execute()

const leaseLength = sql`interval '3 minutes'`

/** Takes the connection for a worker, unless another one that lives works on it. */
export async function acquireLease(db: Db, { accountId }: AccountScope, id: string, worker: string): Promise<boolean> {
  const row = await db
    .updateTable('calendar_connections')
    .set({ locked_by: worker, locked_until: sql`clock_timestamp() + ${leaseLength}` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', sql<Date>`clock_timestamp()`)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if another worker took over, and this one may write nothing any more. */
export async function renewLease(db: Db, { accountId }: AccountScope, id: string, worker: string): Promise<boolean> {
  const row = await db
    .updateTable('calendar_connections')
    .set({ locked_until: sql`clock_timestamp() + ${leaseLength}` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('locked_by', '=', worker)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const releaseLease = (db: Db, { accountId }: AccountScope, id: string, worker: string) =>
  db
    .updateTable('calendar_connections')
    .set({ locked_by: null, locked_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('locked_by', '=', worker)
    .execute()

export const enqueueSync = (db: Db, { accountId }: AccountScope, connectionId: string, at?: Date) =>
  enqueue(db, 'sync-calendar', { accountId, connectionId }, { key: `calendar:${connectionId}`, ...(at && { at }) })

/** Connections that can be asked, of all accounts. Needs the owner role. */
export async function listConnectionsToSync({ db }: Database): Promise<{ accountId: string; connectionId: string }[]> {
  const { rows } = await sql<{ accountId: string; connectionId: string }>`
    select c.account_id as "accountId", c.id as "connectionId" from calendar_connections c
      join agents a on a.account_id = c.account_id and a.id = c.agent_id
    where c.state = 'ACTIVE' and a.deactivated_at is null and coalesce(c.resumes_at, now()) <= now()`.execute(db)
  return rows
}
