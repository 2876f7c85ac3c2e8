import { createHash } from 'node:crypto'
import { listDemoAssets } from '@gable/shared/demo/assets.ts'
import { type DemoAgency, demoAccounts, demoInvitation } from '@gable/shared/demo/people.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../platform/database.ts'
import { enterAccount, seedAgency } from './agencies.ts'
import { analyzeTables } from './analyze-tables.ts'
import { seedBilling } from './billing.ts'
import { historyDays } from './calendar.ts'
import { agencyFixtures, demoUsers } from './fixtures.ts'
import { harborAndHill } from './harbor-and-hill.ts'
import { insertRows } from './insert-rows.ts'
import { larkspur } from './larkspur.ts'
import { createEventPartitions } from './partitions.ts'
import { seedPlans } from './plans.ts'
import { generatePropertyTaxRows } from './property-taxes.ts'
import { quinceStreet } from './quince-street.ts'
import { generateRateRows, generateScoreRateRows } from './rates.ts'
import { createRng } from './rng.ts'
import { seedBrand } from './seed-brand.ts'
import { seedWorld } from './seed-world.ts'
import { createRngFunctions } from './sql-rng.ts'
import { seedTeam } from './team.ts'
import { seedUsers } from './users.ts'
import { createWorldContext } from './world-context.ts'

const configs = [harborAndHill, larkspur, quinceStreet]

/** Creates the demo in one transaction, unless it exists. */
export const seedDemo = ({ db }: Database, now = new Date()): Promise<void> =>
  db.transaction().execute(async (db) => {
    await sql`set local timezone = 'UTC'`.execute(db)
    await sql`select pg_advisory_xact_lock(hashtext('seed the demo'))`.execute(db)
    if (await accountExists(db, demoAccounts.harborAndHill)) return

    await createRngFunctions(db)
    await createEventPartitions(db, daysBefore(now, historyDays + 2), now)
    await seedPlans(db)
    const rates = generateRateRows(createRng('rates'), now)
    await insertRows(db, 'market_rates', rates)
    await insertRows(db, 'market_score_rates', generateScoreRateRows(rates))
    const areas = configs.map(({ area }) => area)
    await insertRows(db, 'market_property_taxes', generatePropertyTaxRows(areas, now))
    const foundedAt = daysBefore(now, historyDays + 65)
    const users = await seedUsers(db, createRng('users'), foundedAt, demoUsers)
    for (const [agency, accountId] of Object.entries(demoAccounts) as [DemoAgency, string][]) {
      await enterAccount(db, accountId)
      const fixture = agencyFixtures[agency]
      const assets = listDemoAssets(agency)
      const input = { accountId, fixture, users, rng: createRng(agency), foundedAt, now, assets }
      const team = await seedAgency(db, input)
      await seedTeam(db, { accountId, agency, team, users, rng: createRng(`${agency}/team`), now })
      await seedBrand(db, { accountId, agency, team, rng: createRng(`${agency}/brand`), now })
      if ((agency === 'harborAndHill' || agency === 'larkspur') && fixture.plan) {
        const payer = { planId: fixture.plan, agencyName: fixture.name, agentId: team[0]?.id ?? null }
        await seedBilling(db, { ...payer, accountId, rng: createRng(`${agency}/billing`), now })
      }
      if (agency === 'harborAndHill') await seedInvitation(db, team[0]?.id ?? null, now)
      const config = configs.find((config) => config.agency === agency)
      if (config) await seedWorld(db, accountId, createWorldContext(config, team, now))
    }
    await analyzeTables(db)
  })

/** Enters the account, too. */
export async function accountExists(db: Db, accountId: string): Promise<boolean> {
  await enterAccount(db, accountId)
  const agency = await db.selectFrom('agencies').select('name').where('account_id', '=', accountId).executeTakeFirst()
  return agency !== undefined
}

/** Midnight, so that the result is the same all day. */
const daysBefore = (now: Date, days: number) => new Date(Math.floor(now.getTime() / dayLength - days) * dayLength)

async function seedInvitation(db: Db, invitedBy: string | null, now: Date) {
  const created_at = new Date(now.getTime() - 3 * dayLength)
  await db
    .insertInto('invitations')
    .values({
      account_id: demoAccounts.harborAndHill,
      id: createRng('invitation').uuid(created_at),
      email: demoInvitation.email,
      role: 'AGENT',
      token_hash: createHash('sha256').update(demoInvitation.secret).digest(),
      invited_by: invitedBy,
      created_at,
      expires_at: new Date(now.getTime() + 3650 * dayLength),
    })
    .execute()
}
