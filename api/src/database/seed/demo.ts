import { createHash } from 'node:crypto'
import { type DemoAgency, demoAccounts, demoInvitation } from '@gable/shared/demo/people.ts'
import { demoSubjectsOf } from '@gable/shared/demo/subjects.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../../platform/database.ts'
import { enterAccount, plantAgency } from './agencies.ts'
import { analyze } from './analyze.ts'
import { plantBrand } from './brand-planting.ts'
import { historyDays } from './calendar.ts'
import { agencyParts, cast } from './cast.ts'
import { chanceFrom } from './chance.ts'
import { harborAndHill } from './harbor-and-hill.ts'
import { larkspur } from './larkspur.ts'
import { makePartitions } from './partitions.ts'
import { plantPlans } from './plans.ts'
import { plantRows } from './plant-rows.ts'
import { plantWorld } from './plant-world.ts'
import { quinceStreet } from './quince-street.ts'
import { rateRows } from './rates.ts'
import { settingOf } from './setting.ts'
import { teachChance } from './sql-chance.ts'
import { plantUsers } from './users.ts'

const recipes = [harborAndHill, larkspur, quinceStreet]

/** Plants the demo world, once: all of it or nothing. */
export const plantDemo = ({ db }: Database, now = new Date()): Promise<void> =>
  db.transaction().execute(async (db) => {
    await sql`set local timezone = 'UTC'`.execute(db)
    await sql`select pg_advisory_xact_lock(hashtext('plant the demo'))`.execute(db)
    if (await isPlanted(db, demoAccounts.harborAndHill)) return

    await teachChance(db)
    await makePartitions(db, daysBefore(now, historyDays + 2), now)
    await plantPlans(db)
    await plantRows(db, 'market_rates', rateRows(chanceFrom('rates'), now))
    const foundedAt = daysBefore(now, historyDays + 65)
    const users = await plantUsers(db, chanceFrom('users'), foundedAt, cast)
    for (const [agency, accountId] of Object.entries(demoAccounts) as [DemoAgency, string][]) {
      await enterAccount(db, accountId)
      const part = agencyParts[agency]
      const subjects = demoSubjectsOf(agency)
      const people = { accountId, part, users, chance: chanceFrom(agency), foundedAt, now, subjects }
      const team = await plantAgency(db, people)
      await plantBrand(db, { accountId, agency, team, chance: chanceFrom(`${agency}/brand`), now })
      if (agency === 'harborAndHill') await plantInvitation(db, team[0]?.id ?? null, now)
      const recipe = recipes.find((recipe) => recipe.agency === agency)
      if (recipe) await plantWorld(db, accountId, settingOf(recipe, team, now))
    }
    await analyze(db)
  })

/** Whether the account is there. Leaves the transaction in it. */
export async function isPlanted(db: Db, accountId: string): Promise<boolean> {
  await enterAccount(db, accountId)
  const found = await db.selectFrom('agencies').select('name').where('account_id', '=', accountId).executeTakeFirst()
  return found !== undefined
}

/** Midnight, so that it is the same for the whole day. */
const daysBefore = (now: Date, days: number) => new Date(Math.floor(now.getTime() / dayLength - days) * dayLength)
const dayLength = 86_400_000

async function plantInvitation(db: Db, invitedBy: string | null, now: Date) {
  const created_at = new Date(now.getTime() - 3 * dayLength)
  await db
    .insertInto('invitations')
    .values({
      account_id: demoAccounts.harborAndHill,
      id: chanceFrom('invitation').id(created_at),
      email: demoInvitation.email,
      role: 'AGENT',
      token_hash: createHash('sha256').update(demoInvitation.secret).digest(),
      invited_by: invitedBy,
      created_at,
      expires_at: new Date(now.getTime() + 3650 * dayLength),
    })
    .execute()
}
