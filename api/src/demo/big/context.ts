import { bigAccount } from '@gable/shared/demo/people.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type Calendar, createCalendar, historyDays } from '../calendar.ts'
import type { TeamMember } from '../world-context.ts'

export interface BigSize {
  contacts: number
  events: number
}

/** Shared by every statement of the big seed. The history ends with yesterday, so that counts per day are fixed. */
export interface BigContext {
  accountId: string
  calendar: Calendar
  from: Date
  until: Date
  size: BigSize
  /** Each statement adds its own offset to draw from its own stream. */
  salt: number
}

export const bigZone = 'America/Denver'

export function createBigContext(size: BigSize, now: Date): BigContext {
  const calendar = createCalendar(bigZone, now)
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
 * Creates one temporary row per contact, in order of creation; contacts arrive faster as the agency grows.
 * Later statements read ids and owners from it instead of joining the tables.
 */
export async function createPeopleTable(db: Db, { from, until, size, salt }: BigContext, team: TeamMember[]) {
  const start = from.getTime()
  const length = until.getTime() - start
  const agents = team.map(({ id }) => id)
  await sql`
    create temporary table people on commit drop as
    with arrivals as (
      select n, ${start}::bigint + floor(${length}::float8 * (sqrt(0.25 + 2 * (n - 0.5) / ${size.contacts}::int) - 0.5))::bigint as ms
      from generate_series(1, ${size.contacts}::bigint) as n
    )
    select n, ms, pg_temp.to_time(ms) as at,
      pg_temp.uuid_at(ms, n, ${salt}) as contact_id,
      pg_temp.pick(${agents}::uuid[], n, ${salt} + 2) as agent_id,
      case when pg_temp.rng(n, ${salt} + 3) < 0.9 then pg_temp.uuid_at(ms, n, ${salt} + 4) end as property_id,
      case when pg_temp.rng(n, ${salt} + 6) < 0.3 then pg_temp.uuid_at(ms, n, ${salt} + 7) end as lead_id,
      pg_temp.pick(array['Landing page', 'Widget', 'Import', 'Open house', 'Referral'], n, ${salt} + 9) as source
    from arrivals`.execute(db)
  await sql`analyze people`.execute(db)
}
