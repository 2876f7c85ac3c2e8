import type { Lead, Today, TodayLead, TodayReason } from '@gable/shared/leads/lead.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { bareLeads, isSought, leadRows } from './queries.ts'

const most = 100

/** New leads that nobody answered, the one who has waited the longest first; then what is due, the longest overdue first. */
export async function readToday(db: Db, scope: Scope, { mine }: { mine: boolean }): Promise<Today> {
  const ofMine = mine ? sql<SqlBool>`(leads.agent_id = ${scope.agentId} or leads.agent_id is null)` : sql<SqlBool>`true`
  const isDue = sql<SqlBool>`(${isOpen} and leads.next_action_at < ${endOfDay(scope)})`
  const unanswered = await leadRows(db, scope, (leads) =>
    leads
      .where(isSought())
      .where(isUnanswered)
      .where(ofMine)
      .orderBy('leads.created_at')
      .orderBy('leads.id')
      .limit(most),
  )
  const due = await leadRows(db, scope, (leads) =>
    leads.where(isSought()).where(isDue).where(ofMine).orderBy('leads.next_action_at').orderBy('leads.id').limit(most),
  )
  const counts = await bareLeads(db, scope)
    .where(isSought())
    .where(ofMine)
    .where(sql<SqlBool>`(${isUnanswered} or ${isDue})`)
    .select([
      counted('unanswered', isUnanswered),
      counted('overdue', sql`${isDue} and leads.next_action_at < now()`),
      counted('dueToday', sql`${isDue} and leads.next_action_at >= now()`),
    ])
    .executeTakeFirstOrThrow()
  const { answer_within_hours } = await readAccountSettings(db, scope)
  const now = new Date().toISOString()
  return {
    data: [
      ...unanswered.map((lead) => because(lead, 'UNANSWERED', answer_within_hours)),
      ...due.map((lead) => because(lead, (lead.nextActionAt ?? now) < now ? 'OVERDUE' : 'DUE_TODAY')),
    ],
    counts,
    doneToday: await countDoneToday(db, scope, mine),
  }
}

const isUnanswered = sql<SqlBool>`(leads.stage = 'NEW' and leads.next_action_at is null)`
const isOpen = sql<SqlBool>`leads.stage not in ('CLOSED', 'LOST')`

const startOfDay = ({ accountId }: Scope) => sql<Date>`(
  select date_trunc('day', now() at time zone time_zone) at time zone time_zone
  from agencies where agencies.account_id = ${accountId})`

const endOfDay = ({ accountId }: Scope) => sql<Date>`(
  select (date_trunc('day', now() at time zone time_zone) + interval '1 day') at time zone time_zone
  from agencies where agencies.account_id = ${accountId})`

const counted = <Name extends string>(name: Name, condition: RawBuilder<unknown>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`.as(name)

const because = (lead: Lead, reason: TodayReason, hours: number | null = null): TodayLead => ({
  lead,
  reason,
  answerBy: hours === null ? null : new Date(Date.parse(lead.createdAt) + hours * 3_600_000).toISOString(),
  since: reason === 'UNANSWERED' ? lead.createdAt : (lead.nextActionAt ?? lead.createdAt),
})

async function countDoneToday(db: Db, scope: Scope, mine: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('timeline_entries as entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('entry.account_id', '=', scope.accountId)
    .where('entry.event_group', '=', 'LEAD')
    .where('entry.kind', '=', 'DONE')
    .where('entry.at', '>=', startOfDay(scope))
    .$if(mine, (entries) => entries.where('entry.agent_id', '=', scope.agentId))
    .executeTakeFirstOrThrow()
  return Number(count)
}
