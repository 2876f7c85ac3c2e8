import type { Notification } from '@gable/shared/notifications/notification.ts'
import { defaultDigestHour } from '@gable/shared/notifications/settings.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../platform/database.ts'
import type { JobPayloads } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectNotifications, toNotification } from './queries.ts'

/** Marks a notification as emailed. Returns undefined if it was before, or is gone with what it was about. */
export async function markEmailed(
  db: Db,
  scope: AccountScope,
  id: string,
): Promise<{ to: string; notification: Notification } | undefined> {
  const marked = await db
    .updateTable('notifications')
    .set({ emailed_at: sql`now()` })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .where('emailed_at', 'is', null)
    // An appointment, whose email is sent anyway, may have taken the place of the new lead.
    .where('email', '=', true)
    .returning('agent_id as agentId')
    .executeTakeFirst()
  if (!marked) return
  const row = await selectNotifications(db, scope).where('n.id', '=', id).executeTakeFirst()
  const to = await getEmailOfAgent(db, scope, marked.agentId)
  return row && to ? { to, notification: toNotification(row) } : undefined
}

async function getEmailOfAgent(db: Db, { accountId }: AccountScope, agentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('users.email')
    .where('agents.account_id', '=', accountId)
    .where('agents.id', '=', agentId)
    .executeTakeFirst()
  return row?.email
}

// The day whose digest is due, and the time from which on notifications wait for the next one. The local clock is
// compared as a number, so an hour that daylight saving time skips or repeats is one digest all the same.
const selectDueDigests = (now: Date) => sql`
  select d.account_id, d.agent_id, d.hour, d.day, d.email, d."agencyName",
    (d.day + make_interval(hours => d.hour)) at time zone d.time_zone as cutoff
  from (
    select a.account_id, a.id as agent_id, z.hour, z.time_zone, u.email, g.name as "agencyName", s.sent_for,
      case when extract(hour from ${now}::timestamptz at time zone z.time_zone) >= z.hour then l.today else l.today - 1 end as day
    from agents a
      join users u on u.id = a.user_id
      join agencies g on g.account_id = a.account_id
      left join notification_digests s on s.account_id = a.account_id and s.agent_id = a.id
      cross join lateral (select coalesce(u.time_zone, g.time_zone) as time_zone,
        coalesce(s.hour, ${defaultDigestHour}) as hour) z
      cross join lateral (select (${now}::timestamptz at time zone z.time_zone)::date as today) l
    where a.deactivated_at is null
  ) d where d.sent_for is null or d.sent_for < d.day`

const isWaiting = sql`n.digest and n.digested_at is null and n.read_at is null`

/** The agents whose digest is due and not empty. Reads all accounts, so it needs the owner role. */
export async function listDueDigests({ db }: Database, now = new Date()): Promise<JobPayloads['send-digest'][]> {
  const { rows } = await sql<JobPayloads['send-digest']>`
    select distinct d.account_id as "accountId", d.agent_id as "agentId"
    from notifications n join (${selectDueDigests(now)}) d on d.account_id = n.account_id and d.agent_id = n.agent_id
    where ${isWaiting} and n.at < d.cutoff`.execute(db)
  return rows
}

interface Digest {
  to: string
  agencyName: string
  notifications: Notification[]
}

/** Claims the digest of an agent for its day. Returns undefined if it was sent before, or everything is read by now. */
export async function claimDigest(db: Db, scope: AccountScope, agentId: string): Promise<Digest | undefined> {
  const { accountId } = scope
  // The job may run twice at once. The second one waits here and finds the day done.
  await sql`select from agents where account_id = ${accountId} and id = ${agentId} for no key update`.execute(db)
  const due = await sql<{ day: string; hour: number; cutoff: Date; email: string; agencyName: string }>`
    select d.day, d.hour, d.cutoff, d.email, d."agencyName" from (${selectDueDigests(new Date())}) d
    where d.account_id = ${accountId}::uuid and d.agent_id = ${agentId}::uuid`.execute(db)
  const [digest] = due.rows
  if (!digest) return
  const taken = await sql<{ id: string }>`
    update notifications n set digested_at = now()
    where n.account_id = ${accountId}::uuid and n.agent_id = ${agentId}::uuid and ${isWaiting} and n.at < ${digest.cutoff}
    returning n.id`.execute(db)
  if (taken.rows.length === 0) return
  await db
    .insertInto('notification_digests')
    .values({ account_id: accountId, agent_id: agentId, hour: digest.hour, sent_for: digest.day })
    .onConflict((conflict) => conflict.columns(['account_id', 'agent_id']).doUpdateSet({ sent_for: digest.day }))
    .execute()
  const ids = taken.rows.map(({ id }) => id)
  const rows = await selectNotifications(db, scope).where('n.id', 'in', ids).orderBy('n.at', 'desc').execute()
  return { to: digest.email, agencyName: digest.agencyName, notifications: rows.map(toNotification) }
}
