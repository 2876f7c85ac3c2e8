import { bigAssets } from '@gable/shared/demo/assets.ts'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../../platform/database.ts'
import { seedAgency } from '../agencies.ts'
import { vacuumTables } from '../analyze-tables.ts'
import { seedCounters } from '../counters.ts'
import { createEventPartitions } from '../partitions.ts'
import { seedPlans } from '../plans.ts'
import { createRng } from '../rng.ts'
import { accountExists } from '../seed-demo.ts'
import { createRngFunctions } from '../sql-rng.ts'
import { seedSubmissionsFromActivity } from '../submissions.ts'
import { seedUsers } from '../users.ts'
import { seedBigActivity } from './activity.ts'
import { seedBigContacts, updateLastActivity } from './contacts.ts'
import { type BigContext, type BigSize, bigZone, createBigContext, createPeopleTable } from './context.ts'
import { seedBigLeads } from './leads.ts'
import { seedBigProperties } from './properties.ts'
import { bigAgency, bigTeam } from './team.ts'
import { seedBigVisits } from './visits.ts'

/** An error whose message is meant for the person who ran the command. */
export class SeedError extends Error {
  override name = 'SeedError'
}

interface SeedBigOptions {
  print: (line: string) => void
  now?: Date
  size?: BigSize
}

/** Creates an agency larger than any real one, inside Postgres, in one transaction. */
export async function seedBigAgency({ db }: Database, { print, now = new Date(), size = fullSize }: SeedBigOptions) {
  const context = createBigContext(size, now)
  const logStep = stopwatch(print)
  await withUtcTransaction(db, (db) => createEventPartitions(db, new Date(context.from.getTime() - dayLength), now))
  await withUtcTransaction(db, async (db) => {
    await sql`set local work_mem = '256MB'`.execute(db)
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('seed the big agency')) as free`.execute(db)
    if (!rows[0]?.free) throw new SeedError('Another process is seeding Big Sky Brokerage right now.')
    if (await accountExists(db, bigAccount))
      throw new SeedError('Big Sky Brokerage already exists. Run `npm run reset` to start over.')
    await seedEverything(db, context, logStep)
  })
  await vacuumTables(db)
  logStep('vacuum')
}

const fullSize = { contacts: 100_000, events: 10_000_000 }

const withUtcTransaction = <T>(db: Db, work: (db: Db) => Promise<T>) =>
  db.transaction().execute(async (db) => {
    await sql`set local timezone = 'UTC'`.execute(db)
    return work(db)
  })

async function seedEverything(db: Db, context: BigContext, logStep: (what: string) => void) {
  const { accountId, from } = context
  const foundedAt = new Date(from.getTime() - 30 * dayLength)
  await createRngFunctions(db)
  await seedPlans(db)
  const users = await seedUsers(db, createRng('big users'), foundedAt, bigTeam)
  const agency = {
    accountId,
    fixture: bigAgency,
    users,
    rng: createRng('big agents'),
    foundedAt,
    now: foundedAt,
    assets: bigAssets,
  }
  const team = await seedAgency(db, agency)
  await createPeopleTable(db, context, team)
  logStep('agency and agents')

  await seedBigContacts(db, context)
  logStep('contacts')
  await seedBigProperties(db, context)
  logStep('properties, owners, estimates and mortgages')
  await seedBigLeads(db, context)
  logStep('leads')
  await seedBigActivity(db, context)
  await updateLastActivity(db, context)
  logStep('activity')
  for await (const month of seedBigVisits(db, context)) logStep(`visits of ${month}`)
  await seedSubmissionsFromActivity(db, accountId)
  logStep('submissions')
  await seedCounters(db, accountId, bigZone)
  logStep('counters')
}

/** Prints the duration of each step. */
function stopwatch(print: (line: string) => void) {
  let startedAt = performance.now()
  return (what: string) => {
    const now = performance.now()
    print(`${((now - startedAt) / 1000).toFixed(1).padStart(6)} s  ${what}`)
    startedAt = now
  }
}
