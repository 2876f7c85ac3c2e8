import { type ContentEventType, contentEventTypes } from '@gable/shared/content/content-stats.ts'
import type { Day } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { CounterRanges } from '../statistics/counter-ranges.ts'
import { selectCounters } from '../statistics/queries.ts'
import { selectContents } from './queries.ts'

/** The ids of the requested contents of the account (all if none are requested), and the agency's time zone. */
export function getCountedContents(db: Db, scope: AccountScope, requestedIds: string[] | undefined) {
  const contents = selectContents(db, scope)
  const requested = requestedIds?.length ? contents.where('contents.id', 'in', requestedIds) : contents
  return db
    .selectFrom('agencies')
    .select(['time_zone as timeZone', sql<string[]>`array(${requested.select('contents.id')})`.as('ids')])
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
}

interface ContentCounterFilter {
  ids: string[]
  /** Empty means all types. */
  types: readonly ContentEventType[]
}

interface TypeCount {
  /** A day (a string) or an hour (a Date). */
  key: Day | Date
  type: ContentEventType
  count: number
}

/** The counts of each type by day or by hour. What did not happen has no row. */
export async function sumByType(
  db: Db,
  scope: AccountScope,
  { ids, types }: ContentCounterFilter,
  ranges: CounterRanges,
): Promise<TypeCount[]> {
  const filter = { subject: 'content', ids, types: types.length > 0 ? types : contentEventTypes }
  const { rows } = await sql<TypeCount>`
    select key, type, sum(count::float8) as count
    from (${selectCounters(scope, filter, ranges)}) as counted group by key, type`.execute(db)
  return rows
}
