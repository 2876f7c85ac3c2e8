import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { visitorHours } from './rhythm.ts'

/** How often one thing is visited on one day, by people who leave nothing. */
export interface VisitCell {
  subject: string
  subject_id: string
  /** The day's first millisecond in the agency's time zone. */
  starts: number
  visits: number
  entrance_rate: number
}

interface Visits {
  accountId: string
  salt: number
  until: Date
  cells: VisitCell[]
  /** How many visits the account has already had in earlier calls. */
  before?: number
}

/** Views at the hours people keep, and entrances of those who began to fill something in. Needs `teachChance`. */
export async function plantVisits(db: Db, { accountId, salt, until, cells, before = 0 }: Visits) {
  await sql`
    with cells as (
      select *, ${before}::bigint + sum(visits) over (order by ordinality) - visits as earlier
      from json_to_recordset(${JSON.stringify(numbered(cells))}::json)
        as cell(ordinality int, subject text, subject_id uuid, starts bigint, visits int, entrance_rate float8)
    ), visits as (
      select n, subject, subject_id, entrance_rate, starts + 3600000 * hour
        + floor(3600000 * pg_temp.chance(n, ${salt} + 2))::bigint as ms
      from cells
      cross join lateral generate_series(earlier::bigint + 1, earlier::bigint + visits) as n
      cross join lateral width_bucket(pg_temp.chance(n, ${salt} + 1), ${hourBounds}::float8[]) as hour
    )
    insert into events (account_id, id, at, received_at, type, subject, subject_id, visit_id)
    select ${accountId}, pg_temp.id_at(step.ms, n, ${salt} + step.salt), pg_temp.moment(step.ms), pg_temp.moment(step.ms),
      step.type, subject, subject_id, pg_temp.id_at(visits.ms, n, ${salt} + 9)
    from visits
    cross join lateral (
      select 'view' as type, ms, 10 as salt
      union all
      select 'entrance', ms + 3000 + floor(90000 * pg_temp.chance(n, ${salt} + 4))::bigint, 20
      where pg_temp.chance(n, ${salt} + 3) < entrance_rate
    ) as step
    where step.ms <= ${until.getTime()}`.execute(db)
}

const numbered = (cells: VisitCell[]) => cells.map((cell, ordinality) => ({ ordinality, ...cell }))

const dayTotal = visitorHours.reduce((sum, weight) => sum + weight, 0)
/** The share of a day's visits that came before each full hour from one o'clock on. */
const hourBounds = visitorHours
  .slice(0, -1)
  .map((_, hour) => visitorHours.slice(0, hour + 1).reduce((sum, weight) => sum + weight, 0) / dayTotal)
