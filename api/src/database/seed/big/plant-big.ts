import { bigAccount } from '@gable/shared/demo/people.ts'
import { bigSubjects } from '@gable/shared/demo/subjects.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../../../platform/database.ts'
import { plantAgency } from '../agencies.ts'
import { vacuum } from '../analyze.ts'
import { chanceFrom } from '../chance.ts'
import { plantCounters } from '../counters.ts'
import { isPlanted } from '../demo.ts'
import { makePartitions } from '../partitions.ts'
import { plantPlans } from '../plans.ts'
import { teachChance } from '../sql-chance.ts'
import { plantSubmissionsOfTimeline } from '../submissions.ts'
import { plantUsers } from '../users.ts'
import { plantBigContacts, settleLastActivity } from './contacts.ts'
import { plantBigHomes } from './homes.ts'
import { plantBigLeads } from './leads.ts'
import { type BigSetting, type BigSize, bigSettingOf, bigZone, drawPeople } from './setting.ts'
import { bigAgency, bigTeam } from './team.ts'
import { plantBigTimeline } from './timeline.ts'
import { plantBigVisits } from './visits.ts'

/** A sentence for the person who asked. */
export class SeedRefused extends Error {
  override name = 'SeedRefused'
}

interface Order {
  say: (line: string) => void
  now?: Date
  size?: BigSize
}

/** An agency larger than any we know, made inside Postgres in one transaction: all of it or nothing. */
export async function plantBig({ db }: Database, { say, now = new Date(), size = wholeSize }: Order) {
  const setting = bigSettingOf(size, now)
  const took = stopwatch(say)
  await inUtc(db, (db) => makePartitions(db, new Date(setting.from.getTime() - 86_400_000), now))
  await inUtc(db, async (db) => {
    await sql`set local work_mem = '256MB'`.execute(db)
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('plant the big agency')) as free`.execute(db)
    if (!rows[0]?.free) throw new SeedRefused('Big Sky Brokerage is being planted by another process.')
    if (await isPlanted(db, bigAccount))
      throw new SeedRefused('Big Sky Brokerage is already there. `npm run reset` begins anew.')
    await plantEverything(db, setting, took)
  })
  await vacuum(db)
  took('vacuum')
}

const wholeSize = { contacts: 100_000, events: 10_000_000 }

const inUtc = <T>(db: Db, work: (db: Db) => Promise<T>) =>
  db.transaction().execute(async (db) => {
    await sql`set local timezone = 'UTC'`.execute(db)
    return work(db)
  })

async function plantEverything(db: Db, setting: BigSetting, took: (what: string) => void) {
  const { accountId, from } = setting
  const foundedAt = new Date(from.getTime() - 30 * 86_400_000)
  await teachChance(db)
  await plantPlans(db)
  const users = await plantUsers(db, chanceFrom('big users'), foundedAt, bigTeam)
  const people = {
    accountId,
    part: bigAgency,
    users,
    chance: chanceFrom('big agents'),
    foundedAt,
    now: foundedAt,
    subjects: bigSubjects,
  }
  const team = await plantAgency(db, people)
  await drawPeople(db, setting, team)
  took('the agency and its agents')

  await plantBigContacts(db, setting)
  took('contacts')
  await plantBigHomes(db, setting)
  took('homes, owners, estimates and mortgages')
  await plantBigLeads(db, setting)
  took('leads')
  await plantBigTimeline(db, setting)
  await settleLastActivity(db, setting)
  took('the timeline')
  for await (const month of plantBigVisits(db, setting)) took(`visits of ${month}`)
  await plantSubmissionsOfTimeline(db, accountId)
  took('submissions')
  await plantCounters(db, accountId, bigZone)
  took('counters')
}

/** Says how long each step took. */
function stopwatch(say: (line: string) => void) {
  let since = performance.now()
  return (what: string) => {
    const now = performance.now()
    say(`${((now - since) / 1000).toFixed(1).padStart(6)} s  ${what}`)
    since = now
  }
}
