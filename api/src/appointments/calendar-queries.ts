import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AgentScope } from './booking-page-queries.ts'

/** When the agent is busy in the calendars that take time off their booking page. */
export const listBusyTimes = (db: Db, { accountId, agentId }: AgentScope) =>
  db
    .selectFrom('calendar_busy_times as b')
    .innerJoin('calendars as c', (join) =>
      join.onRef('c.account_id', '=', 'b.account_id').onRef('c.id', '=', 'b.calendar_id'),
    )
    .select(['b.starts_at as startsAt', 'b.ends_at as endsAt'])
    .where('b.account_id', '=', accountId)
    .where('c.agent_id', '=', agentId)
    .where('c.blocks', '=', true)
    .where('b.ends_at', '>', sql<Date>`now()`)
    .execute()

/** Has the agent's calendars read and written soon, unless they were read within `seconds`. */
export async function wakeCalendars(db: Db, { accountId, agentId }: AgentScope, seconds = 0): Promise<void> {
  const rows = await db
    .selectFrom('calendar_connections')
    .select('id')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('state', '=', 'ACTIVE')
    .where(sql<boolean>`coalesce(resumes_at, now()) <= now()`)
    .where(sql<boolean>`coalesce(synced_at, '-infinity') <= now() - make_interval(secs => ${seconds})`)
    .execute()
  for (const { id: connectionId } of rows)
    await enqueue(db, 'sync-calendar', { accountId, connectionId }, { key: `calendar:${connectionId}` })
}
