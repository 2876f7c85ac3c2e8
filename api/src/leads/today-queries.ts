import type { Lead, Today, TodayLead, TodayReason } from '@gable/shared/leads/lead.ts'
import { addOfficeHours } from '@gable/shared/leads/office-hours.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { getAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { listLeads, matchesFilters, selectLeads } from './queries.ts'

const todayLimit = 100

/** Unanswered new leads, the longest waiting first; then due leads, the longest overdue first. */
export async function getToday(db: Db, scope: Scope, { mine }: { mine: boolean }): Promise<Today> {
  const isMine = mine ? sql<SqlBool>`(leads.agent_id = ${scope.agentId} or leads.agent_id is null)` : sql<SqlBool>`true`
  const isDue = sql<SqlBool>`(${isOpen} and leads.next_action_at < ${endOfToday(scope)})`
  const unanswered = await listLeads(db, scope, (leads) =>
    leads
      .where(matchesFilters())
      .where(isUnanswered)
      .where(isMine)
      .orderBy('leads.created_at')
      .orderBy('leads.id')
      .limit(todayLimit),
  )
  const due = await listLeads(db, scope, (leads) =>
    leads
      .where(matchesFilters())
      .where(isDue)
      .where(isMine)
      .orderBy('leads.next_action_at')
      .orderBy('leads.id')
      .limit(todayLimit),
  )
  const counts = await selectLeads(db, scope)
    .where(matchesFilters())
    .where(isMine)
    .where(sql<SqlBool>`(${isUnanswered} or ${isDue})`)
    .select([
      countWhere('unanswered', isUnanswered),
      countWhere('overdue', sql`${isDue} and leads.next_action_at < now()`),
      countWhere('dueToday', sql`${isDue} and leads.next_action_at >= now()`),
    ])
    .executeTakeFirstOrThrow()
  const deadline = await getDeadlineRule(db, scope)
  const now = new Date().toISOString()
  const interest = await listInterest(db, scope, [...unanswered, ...due])
  const toTodayLead = (lead: Lead, reason: TodayReason, answerBy: string | null = null): TodayLead => ({
    lead,
    reason,
    answerBy,
    since: reason === 'UNANSWERED' ? lead.createdAt : (lead.nextActionAt ?? lead.createdAt),
    viewsToday: interest.get(lead.contactId)?.views ?? 0,
    scannedToday: interest.get(lead.contactId)?.scanned ?? null,
    textedToday: interest.get(lead.contactId)?.texted ?? null,
  })
  return {
    data: [
      ...unanswered.map((lead) => toTodayLead(lead, 'UNANSWERED', deadline(lead))),
      ...due.map((lead) => toTodayLead(lead, (lead.nextActionAt ?? now) < now ? 'OVERDUE' : 'DUE_TODAY')),
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

/** Midnight, or an hour from now: what is due in five minutes cannot wait until the date has changed. */
const endOfToday = ({ accountId }: Scope) => sql<Date>`(
  select greatest((date_trunc('day', now() at time zone time_zone) + interval '1 day') at time zone time_zone,
    now() + interval '1 hour')
  from agencies where agencies.account_id = ${accountId})`

async function getTimeZone(db: Db, { accountId }: Scope): Promise<string> {
  const { time_zone } = await db
    .selectFrom('agencies')
    .select('time_zone')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return time_zone
}

const countWhere = <Name extends string>(name: Name, condition: RawBuilder<unknown>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`.as(name)

/** When a new lead has to be answered; null without a limit. */
async function getDeadlineRule(db: Db, scope: Scope): Promise<(lead: Lead) => string | null> {
  const { answer_within_hours: hours, office_hours: office } = await getAccountSettings(db, scope)
  if (hours === null) return () => null
  const timeZone = await getTimeZone(db, scope)
  return ({ createdAt }) => new Date(addOfficeHours(Date.parse(createdAt), hours, office, timeZone)).toISOString()
}

interface Interest {
  contactId: string
  views: number
  /** The title of the postcard that was scanned last. */
  scanned: string | null
  /** The last text from them. */
  texted: string | null
}

/** Dashboard views, scans of postcards and texts of today, by contact. */
async function listInterest(db: Db, scope: Scope, leads: readonly Lead[]): Promise<Map<string, Interest>> {
  if (leads.length === 0) return new Map()
  const contactIds = [...new Set(leads.map(({ contactId }) => contactId))]
  const { rows } = await sql<Interest>`
    select entry.contact_id as "contactId", (count(*) filter (where entry.event_group = 'DASHBOARD'))::int as views,
      (array_agg(entry.detail ->> 'title' order by entry.at desc) filter (where entry.event_group = 'POSTCARD'))[1] as scanned,
      (array_agg(entry.detail ->> 'text' order by entry.at desc) filter (where entry.event_group = 'TEXT'))[1] as texted
    from timeline_entries entry
    where entry.account_id = ${scope.accountId} and entry.contact_id = any(${contactIds}::uuid[])
      and entry.at >= ${startOfDay(scope)}
      and (entry.event_group, entry.kind) in (('DASHBOARD', 'VIEWED'), ('POSTCARD', 'SCANNED'), ('TEXT', 'RECEIVED'))
    group by entry.contact_id`.execute(db)
  return new Map(rows.map((row) => [row.contactId, row]))
}

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
