import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { Day } from '@gable/shared/statistics/calendar.ts'
import { type CountedType, type Counts, countedTypes } from '@gable/shared/statistics/statistics.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { Reading } from './reading.ts'
import { subjectsSeenBy } from './subject-queries.ts'

/** What is counted together. */
export interface Asked {
  kind: SubjectKind
  ids: string[]
  /** None is all of them. */
  types: readonly CountedType[]
}

/** The figures of a day, or of the hour that begins at a moment. */
export type CountedAt = Counts & { key: Day | Date }

/** The chosen ones among those of the kind that the person may see, or all of them, and where the agency's days begin. */
export function chosenSubjects(db: Db, scope: Scope, kind: SubjectKind, wanted: string[] | undefined) {
  const seen = subjectsSeenBy(db, scope).where('kind', '=', kind)
  const chosen = wanted?.length ? seen.where('id', 'in', wanted) : seen
  return db
    .selectFrom('agencies')
    .select(['time_zone as timeZone', sql<string[]>`array(${chosen.select('id')})`.as('ids')])
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
}

/** The figures by day, or by hour. Days and hours without any are not there. */
export async function countByKey(db: Db, scope: Scope, asked: Asked, reading: Reading) {
  const { rows } = await sql<CountedAt>`
    select key,
      ${total('view')} as views,
      ${total('entrance')} as entrances,
      ${total('click')} as clicks,
      ${total('submission')} as submissions
    from (${counted(scope, asked, reading)}) as counted group by key`.execute(db)
  return rows
}

/** The most pressed buttons: visitors send what a button says, so there is no telling how many there are. */
export async function countClicks(db: Db, scope: Scope, asked: Asked, reading: Reading) {
  const { rows } = await sql<{ moduleId: string; text: string; clicks: number }>`
    select module as "moduleId", text, sum(count::float8) as clicks
    from (${counted(scope, asked, reading)}) as counted
    group by module, text order by clicks desc, module, text limit 100`.execute(db)
  return rows
}

// As a float from the start: to sum exactly is slow, and no count comes near to where a float is not exact.
const total = (type: CountedType) => sql`coalesce(sum(count::float8) filter (where type = ${sql.lit(type)}), 0)`

/** The rows of the counters that a reading names, never an event. */
function counted({ accountId }: Scope, { kind, ids, types }: Asked, { days, hours }: Reading) {
  const ofThese = sql`account_id = ${accountId} and subject = ${kind}
    and subject_id = any(${ids}::uuid[]) and type = any(${types.length > 0 ? types : countedTypes}::text[])`
  const parts: RawBuilder<unknown>[] = hours.map(
    ({ day, from, till }) => sql`
      select ${day ? sql`${day}::date` : sql`hour`} as key, type, module, text, count from counter_hourly
      where ${ofThese} and hour >= ${new Date(from)} and hour < ${new Date(till)}`,
  )
  if (days)
    parts.push(sql`
      select day as key, type, module, text, count from counter_daily
      where ${ofThese} and day between ${days.first}::date and ${days.last}::date`)
  return sql.join(parts, sql` union all `)
}
