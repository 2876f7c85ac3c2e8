import { invariant } from '@gable/shared/invariant.ts'
import { type AnsweredLead, type AnswerLimit, getLongestWait } from '@gable/shared/reports/answer-time.ts'
import type { EngagementBreakdown } from '@gable/shared/reports/engagement-breakdown.ts'
import {
  type Engagement,
  engagementKinds,
  type WarmthFilter,
  type WarmthLevel,
  type WarmthTrend,
  warmthFilterLevels,
  warmthLevels,
  warmthThresholds,
} from '@gable/shared/reports/warmth.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { DayRange } from '../report-definition.ts'

interface EngagedQuery {
  period: DayRange
  previous: DayRange
  /** On columns that `contact_engagement` has, too. Undefined for all contacts. */
  condition: RawBuilder<unknown> | undefined
}

/**
 * Contacts by the points of both periods: `contact_id`, `group`, `points` and `before`. Archived contacts have no rows,
 * and all rows of a contact have the same owner and source. Adding up sorted rows, which an index has for long periods,
 * takes half as long as looking up the sum of each row in a large hash table.
 */
const selectEngaged = (
  { accountId }: AccountScope,
  { period, previous, condition, breakdown }: EngagedQuery & { breakdown: EngagementBreakdown },
) => sql`
  select contact_id, any_value("group") as "group",
    coalesce(sum(points) filter (where day >= ${period.from}::date), 0)::int as points,
    coalesce(sum(points) filter (where day < ${period.from}::date), 0)::int as before
  from (
    select contact_id, day, points, ${sql.ref(columnByBreakdown[breakdown])} as "group" from contact_engagement
    where account_id = ${accountId} and day between ${previous.from}::date and ${period.till}::date
      ${condition ? sql`and ${condition}` : sql``}
    order by contact_id offset 0
  ) sorted
  group by contact_id`

const columnByBreakdown: Record<EngagementBreakdown, string> = { owner: 'owner_id', source: 'source' }

export interface EngagedGroup {
  /** The id of the owner or the source. Null without an owner. */
  group: string | null
  name: string | null
  hot: number
  warm: number
  cool: number
  hotBefore: number
  warmBefore: number
  coolBefore: number
  rose: number
  cooled: number
}

interface WarmContact {
  id: string
  name: string
  owner: string | null
  points: number
  before: number
  engagement: Engagement
}

interface WarmthQuery extends EngagedQuery {
  breakdown: EngagementBreakdown
  level: WarmthFilter | undefined
  trend: WarmthTrend | undefined
  sort: 'points' | 'before' | 'change' | 'name'
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

interface Warmth {
  groups: EngagedGroup[]
  total: number
  contacts: WarmContact[]
}

/**
 * How many contacts of each owner or source are hot, warm and cool, and one page of the contacts that did something in
 * either period. Adding up the points takes longest, so one statement does both.
 */
export async function readWarmth(db: Db, scope: AccountScope, query: WarmthQuery): Promise<Warmth> {
  const { accountId } = scope
  const { breakdown, level, trend, sort, sortOrder, page, pageSize } = query
  const order = sql.raw(sortOrder)
  const { rows } = await sql<{ groups: EngagedGroup[]; page: PageRow[]; total: number }>`
    with engaged as materialized (${selectEngaged(scope, query)}),
    alike as (select "group", points, before, count(*) as contacts from engaged group by 1, 2, 3),
    counted as (
      select "group", ${countLevels('points', '')},
        ${countLevels('before', 'Before')},
        ${countContacts(sql`points > before`)} as rose, ${countContacts(sql`points < before`)} as cooled,
        ${countContacts(isListed(level, trend))} as listed
      from alike e group by 1
    ),
    page as (
      select e.contact_id as id, e.points, e.before, row_number() over () as place
      from (
        select e.* from engaged e
          ${sort === 'name' ? sql`join contacts c on c.account_id = ${accountId} and c.id = e.contact_id` : sql``}
        where ${isListed(level, trend)}
        order by ${sortKeys[sort]} ${order}, e.points desc, e.contact_id
        limit ${pageSize} offset ${(page - 1) * pageSize}
      ) e
    )
    select (select coalesce(json_agg(json_build_object('name', ${groupName(scope, breakdown)}, 'group', "group",
        ${sql.join(groupKeys.map((key) => sql`${sql.lit(key)}, ${sql.ref(key)}`))})), '[]') from counted) as groups,
      (select coalesce(json_agg(page order by place), '[]') from page) as page,
      (select coalesce(sum(listed), 0)::int from counted) as total`.execute(db)
  const [row] = rows
  invariant(row, 'warmth returned no row')
  return { groups: row.groups, total: row.total, contacts: await withDetails(db, scope, query.period, row.page) }
}

type PageRow = Pick<WarmContact, 'id' | 'points' | 'before'>

const groupKeys = ['hot', 'warm', 'cool', 'hotBefore', 'warmBefore', 'coolBefore', 'rose', 'cooled']

const groupName = ({ accountId }: AccountScope, breakdown: EngagementBreakdown) =>
  breakdown === 'owner'
    ? sql`(select u.full_name from agents a join users u on u.id = a.user_id
        where a.account_id = ${accountId} and a.id = "group")`
    : sql`"group"`

const isListed = (level: WarmthFilter | undefined, trend: WarmthTrend | undefined) => sql`
  e.points + e.before > 0 ${level ? sql`and (${isOneOf('e.points', warmthFilterLevels[level])})` : sql``}
  ${trend ? sql`and ${trendConditions[trend]}` : sql``}`

const countLevels = (column: string, suffix: string) =>
  sql.join(
    warmthLevels
      .filter((level) => level !== 'COLD')
      .map((level) => sql`${countContacts(isLevel(column, level))} as ${sql.ref(level.toLowerCase() + suffix)}`),
  )

const countContacts = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(contacts) filter (where ${condition}), 0)::int`

const isOneOf = (column: string, levels: readonly WarmthLevel[]) =>
  sql.join(
    levels.map((level) => isLevel(column, level)),
    sql` or `,
  )

function isLevel(column: string, level: WarmthLevel): RawBuilder<unknown> {
  const above = warmthLevels[warmthLevels.indexOf(level) - 1]
  const from = sql`${sql.ref(column)} >= ${sql.lit(warmthThresholds[level])}`
  return above ? sql`(${from} and ${sql.ref(column)} < ${sql.lit(warmthThresholds[above])})` : from
}

const sortKeys = {
  points: sql`e.points`,
  before: sql`e.before`,
  change: sql`e.points - e.before`,
  name: sql`lower(c.full_name)`,
}

const trendConditions: Record<WarmthTrend, RawBuilder<unknown>> = {
  ROSE: sql`e.points > e.before`,
  COOLED: sql`e.points < e.before`,
  SAME: sql`e.points = e.before`,
}

/** Adds what the contacts did in the period. */
async function withDetails(
  db: Db,
  { accountId }: AccountScope,
  { from, till }: DayRange,
  page: readonly PageRow[],
): Promise<WarmContact[]> {
  if (page.length === 0) return []
  const { rows } = await sql<Omit<WarmContact, 'points' | 'before'>>`
    select c.id, coalesce(nullif(c.full_name, ''), c.email, c.phone, '') as name, u.full_name as owner,
      json_build_object(${sql.join(
        engagementKinds.map((kind) => sql`${sql.lit(kind)}, coalesce(sum(${sql.ref(`e.${kind}`)}), 0)`),
      )}) as engagement
    from contacts c
      left join contact_engagement e on e.account_id = ${accountId} and e.contact_id = c.id
        and e.day between ${from}::date and ${till}::date
      left join agents a on a.account_id = ${accountId} and a.id = c.owner_id
      left join users u on u.id = a.user_id
    where c.account_id = ${accountId} and c.id = any(${page.map(({ id }) => id)}::uuid[])
    group by c.id, c.full_name, c.email, c.phone, u.full_name`.execute(db)
  const details = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap(({ id, points, before }) => {
    const contact = details.get(id)
    return contact ? [{ ...contact, points, before }] : []
  })
}

export async function hasEngagement(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from contact_engagement where account_id = ${accountId}) as found`.execute(db)
  return rows[0]?.found === true
}

/** The first answers to the leads of a period. */
export interface CountedAnswers {
  /** These came in before the period. */
  isBefore: boolean
  /** In seconds, of the leads with an answer. */
  median: number | null
  inTime: number
  late: number
  /** Leads of which only the calendar tells whether the answer is in time. */
  unclear: AnsweredLead[]
}

/**
 * The leads that came in during the period and the one before. Leads of archived contacts do not count, nor those that
 * can still be answered in time.
 */
export async function countAnswers(
  db: Db,
  { accountId }: AccountScope,
  query: EngagedQuery & { timeZone: string; limit: AnswerLimit; now: number },
): Promise<CountedAnswers[]> {
  const { period, previous, timeZone, condition, limit, now } = query
  const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${timeZone}`
  const { isSoon, isLate } = compareWithLimit(limit)
  const { rows } = await sql<CountedAnswers>`
    select "isBefore", percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median,
      count(*) filter (where answered_at is not null and ${isSoon})::int as "inTime",
      count(*) filter (where ${isLate})::int as late,
      coalesce(json_agg(json_build_object('createdAt', ${toMilliseconds('created_at')},
        'answeredAt', ${toMilliseconds('answered_at')})) filter (where not ${isSoon} and not ${isLate}), '[]') as unclear
    from (
      select l.created_at, a.answered_at, coalesce(a.answered_at, ${new Date(now)}::timestamptz) as until,
        l.created_at < ${startOf(sql`${period.from}::date`)} as "isBefore"
      from leads l left join lead_first_answers a on a.account_id = ${accountId} and a.lead_id = l.id
      where l.account_id = ${accountId} and l.created_at >= ${startOf(sql`${previous.from}::date`)}
        and l.created_at < ${startOf(sql`${period.till}::date + 1`)}
        and not exists (select from contacts c
          where c.account_id = ${accountId} and c.id = l.contact_id and c.archived_at is not null)
        ${condition ? sql`and l.contact_id in (select contact_id from contact_figures where account_id = ${accountId} and ${condition})` : sql``}
    ) counted
    group by 1`.execute(db)
  return rows
}

/** The rules of `getAnswerState` that need no calendar. */
function compareWithLimit({ hours, office }: AnswerLimit) {
  if (hours === null) return { isSoon: sql`true`, isLate: sql`false` }
  const isWithin = (ms: number) => sql`until <= created_at + make_interval(secs => ${ms / 1000})`
  return {
    isSoon: sql`(${isWithin(hours * hourLength)})`,
    isLate: sql`(not ${isWithin(getLongestWait(hours, office))})`,
  }
}

const toMilliseconds = (column: string) => sql`extract(epoch from ${sql.ref(column)})::float8 * 1000`
