import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { visitorHours } from './seasonality.ts'
import { pickTraffic } from './visit-sources.ts'

/** The visits of one asset on one day by visitors who submit nothing. */
export interface DailyVisits {
  subject: string
  subject_id: string
  /** The first millisecond of the day in the agency's time zone. */
  starts: number
  visits: number
  entrance_rate: number
  /** What visitors do before they start the form. Without it neither steps nor origins are recorded. */
  first_step?: 'address' | 'figures'
  /** Sellers are asked when they want to sell. */
  asks_timeline?: boolean
}

interface SeedVisitsInput {
  accountId: string
  salt: number
  until: Date
  dailyVisits: DailyVisits[]
  /** Visits already inserted by earlier calls, which continue the numbering. */
  before?: number
}

/** Views at typical hours, and entrances of visitors who started a form. Needs `createRngFunctions`. */
export async function seedVisits(db: Db, { accountId, salt, until, dailyVisits, before = 0 }: SeedVisitsInput) {
  await sql`
    with daily as (
      select *, ${before}::bigint + sum(visits) over (order by ordinality) - visits as earlier
      from json_to_recordset(${JSON.stringify(numberRows(dailyVisits))}::json)
        as day(ordinality int, subject text, subject_id uuid, starts bigint, visits int, entrance_rate float8, first_step text,
          asks_timeline boolean)
    ), visits as (
      select n, subject, subject_id, entrance_rate, first_step, asks_timeline, starts + 3600000 * hour
        + floor(3600000 * pg_temp.rng(n, ${salt} + 2))::bigint as ms
      from daily
      cross join lateral generate_series(earlier::bigint + 1, earlier::bigint + visits) as n
      cross join lateral width_bucket(pg_temp.rng(n, ${salt} + 1), ${hourBounds}::float8[]) as hour
    )
    insert into events (account_id, id, at, received_at, type, subject, subject_id, visit_id, detail, traffic_key)
    select ${accountId}, pg_temp.uuid_at(step.ms, n, ${salt} + step.salt), pg_temp.to_time(step.ms), pg_temp.to_time(step.ms),
      step.type, subject, subject_id, pg_temp.uuid_at(visits.ms, n, ${salt} + 9),
      case when step.type = 'step' then jsonb_build_object('moduleId', step.name, 'text', '') end,
      case when first_step is not null then ${pickTraffic(sql`pg_temp.rng(n, ${salt} + 5)`, sql`pg_temp.rng(n, ${salt} + 6)`)} end
    from visits
    cross join lateral (
      select 'view' as type, '' as name, ms, 10 as salt
      union all
      select 'step', first_step, ms + 2000, 30
      where first_step is not null and pg_temp.rng(n, ${salt} + 3) < entrance_rate * 1.6
      union all
      select 'step', name, ms + offset_ms, salt
      from (values ('timeline', 0.8, 95000, 31), ('details', 0.55, 117000, 32)) as later(name, share, offset_ms, salt)
      where first_step is not null and pg_temp.rng(n, ${salt} + 3) < entrance_rate
        and pg_temp.rng(n, ${salt} + 7) < share and (name <> 'timeline' or asks_timeline)
      union all
      select 'entrance', '', ms + 3000 + floor(90000 * pg_temp.rng(n, ${salt} + 4))::bigint, 20
      where pg_temp.rng(n, ${salt} + 3) < entrance_rate
    ) as step
    where step.ms <= ${until.getTime()}`.execute(db)
}

const numberRows = (dailyVisits: DailyVisits[]) => dailyVisits.map((day, ordinality) => ({ ordinality, ...day }))

const dayTotal = visitorHours.reduce((sum, weight) => sum + weight, 0)
/** The share of a day's visits before each full hour, from one o'clock on. */
const hourBounds = visitorHours
  .slice(0, -1)
  .map((_, hour) => visitorHours.slice(0, hour + 1).reduce((sum, weight) => sum + weight, 0) / dayTotal)
