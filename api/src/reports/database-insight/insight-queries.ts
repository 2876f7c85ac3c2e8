import { addDays, type Day, startOfDay } from '@gable/shared/time/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import { listDuplicates } from '../../contacts/duplicate-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { DayRange } from '../report-definition.ts'

interface InsightQuery {
  timeZone: string
  today: Day
  period: DayRange
  previous: DayRange
  /** On `contact_figures`. */
  condition: RawBuilder<unknown>
}

export interface SourceFigures {
  source: string
  contacts: number
  added: number
  addedBefore: number
  addedReachable: number
  byEmail: number
  byPhone: number
  byPost: number
  unsubscribed: number
  nonMarketing: number
  withoutEmail: number
  withoutPhone: number
  withoutHome: number
  withoutOwner: number
  quiet: number
}

/** A contact without activity for this many days is quiet. */
export const quietDays = 365

/** The conditions are those of the filters of the contact list, so that both count the same. */
export async function countContactsBySource(
  db: Db,
  { accountId }: AccountScope,
  { timeZone, today, period, previous, condition }: InsightQuery,
): Promise<SourceFigures[]> {
  const toStart = (day: Day) => sql`${new Date(startOfDay(day, timeZone))}::timestamptz`
  const isAdded = sql`created_at >= ${toStart(period.from)} and created_at < ${toStart(addDays(period.till, 1))}`
  const wasAdded = sql`created_at >= ${toStart(previous.from)} and created_at < ${toStart(period.from)}`
  const isQuiet = sql`active_at < ${toStart(addDays(today, 1 - quietDays))}`
  const { rows } = await sql<SourceFigures>`
    select f.source, count(*)::int as contacts,
      ${countWhere('added', isAdded)}, ${countWhere('addedBefore', wasAdded)},
      ${countWhere('addedReachable', sql`${isAdded} and ${byEmail}`)},
      ${countWhere('byEmail', byEmail)}, ${countWhere('byPhone', sql`has_phone`)},
      ${countWhere('byPost', sql`homes > 0 and not is_unsubscribed and not is_non_marketing`)},
      ${countWhere('unsubscribed', sql`is_unsubscribed`)}, ${countWhere('nonMarketing', sql`is_non_marketing`)},
      ${countWhere('withoutEmail', sql`not has_email`)}, ${countWhere('withoutPhone', sql`not has_phone`)},
      ${countWhere('withoutHome', sql`homes = 0`)}, ${countWhere('withoutOwner', sql`owner_id is null`)},
      ${countWhere('quiet', isQuiet)}
    from contact_figures f
    where f.account_id = ${accountId} and ${condition}
    group by 1`.execute(db)
  return rows
}

const byEmail = sql`has_email and not is_unsubscribed and not is_non_marketing`

const countWhere = (name: string, condition: RawBuilder<unknown>) =>
  sql`count(*) filter (where ${condition})::int as ${sql.ref(name)}`

interface HomeFigures {
  homes: number
  withoutEstimate: number
  oldEstimate: number
}

/** An estimate that is older is out of date. */
export const oldEstimateDays = 90

/** The homes of these contacts, except of those who opted out of marketing. */
export async function countHomes(
  db: Db,
  { accountId }: AccountScope,
  condition: RawBuilder<unknown>,
): Promise<HomeFigures> {
  const { rows } = await sql<HomeFigures>`
    select count(*)::int as homes, ${countWhere('withoutEstimate', sql`value is null`)},
      ${countWhere('oldEstimate', sql`valued_on < current_date - ${oldEstimateDays}::int`)}
    from property_figures f where account_id = ${accountId} and not is_hidden and ${condition}`.execute(db)
  return rows[0] ?? { homes: 0, withoutEstimate: 0, oldEstimate: 0 }
}

/** The stored number of groups of duplicates, and whether it is from before some minutes. */
export async function getDuplicateCount(db: Db, { accountId }: AccountScope) {
  const { rows } = await sql<{ groups: number; isOld: boolean }>`
    select groups, counted_at < now() - interval '5 minutes' as "isOld" from duplicate_counts
    where account_id = ${accountId}`.execute(db)
  return rows[0]
}

export async function storeDuplicateCount(db: Db, scope: AccountScope): Promise<number> {
  const { total: groups } = await listDuplicates(db, scope, { page: 1, pageSize: 1 })
  await sql`
    insert into duplicate_counts (account_id, groups) values (${scope.accountId}, ${groups})
    on conflict (account_id) do update set groups = excluded.groups, counted_at = now()`.execute(db)
  return groups
}
