import { bigAccount } from '@gable/shared/demo/people.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type Calendar, calendarOf, historyDays } from '../calendar.ts'
import type { TeamMember } from '../setting.ts'

export interface BigSize {
  contacts: number
  events: number
}

/** What every statement of the big seed knows. Its history ends with yesterday, so that a day's number is fixed. */
export interface BigSetting {
  accountId: string
  calendar: Calendar
  from: Date
  until: Date
  size: BigSize
  /** Each statement draws from a stream of its own. */
  salt: number
}

export const bigZone = 'America/Denver'

export function bigSettingOf(size: BigSize, now: Date): BigSetting {
  const calendar = calendarOf(bigZone, now)
  return {
    accountId: bigAccount,
    calendar,
    from: calendar.at(0),
    until: new Date(calendar.at(historyDays).getTime() - 1),
    size,
    salt: 70_000_000,
  }
}

/**
 * Who there will be: one row a contact, in order of arrival, which comes faster the older the agency is.
 * Every later statement reads who owns what here instead of asking the tables.
 */
export async function drawPeople(db: Db, { from, until, size, salt }: BigSetting, team: TeamMember[]) {
  const start = from.getTime()
  const length = until.getTime() - start
  const agents = team.map(({ id }) => id)
  await sql`
    create temporary table people on commit drop as
    with arrivals as (
      select n, ${start}::bigint + floor(${length}::float8 * (sqrt(0.25 + 2 * (n - 0.5) / ${size.contacts}::int) - 0.5))::bigint as ms
      from generate_series(1, ${size.contacts}::bigint) as n
    )
    select n, ms, pg_temp.moment(ms) as at,
      pg_temp.id_at(ms, n, ${salt}) as contact_id,
      pg_temp.pick(${agents}::uuid[], n, ${salt} + 2) as agent_id,
      case when pg_temp.chance(n, ${salt} + 3) < 0.9 then pg_temp.id_at(ms, n, ${salt} + 4) end as property_id,
      case when pg_temp.chance(n, ${salt} + 6) < 0.3 then pg_temp.id_at(ms, n, ${salt} + 7) end as lead_id,
      pg_temp.pick(array['Landing page', 'Widget', 'Import', 'Open house', 'Referral'], n, ${salt} + 9) as source
    from arrivals`.execute(db)
  await sql`analyze people`.execute(db)
}
