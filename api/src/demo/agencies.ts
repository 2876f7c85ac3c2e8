import { defaultPermissions, type Permission, type Role } from '@gable/shared/access.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { type SeedAsset, seedAssets } from './assets.ts'
import type { AgencyFixture } from './fixtures.ts'
import type { Name } from './names.ts'
import type { Rng } from './rng.ts'
import type { TeamMember } from './world-context.ts'

export interface SeedUser extends Name {
  id: string
}

/** Limits the rest of the transaction to this account, also where the owner is not a superuser. */
export const enterAccount = (db: Db, accountId: string) =>
  sql`select set_config('gable.account_id', ${accountId}, true)`.execute(db)

interface SeedAgencyInput {
  accountId: string
  fixture: AgencyFixture
  users: Map<string, SeedUser>
  rng: Rng
  foundedAt: Date
  now: Date
  /** Widgets, pages and the dashboard of the agency. */
  assets?: readonly SeedAsset[]
}

/** Inserts an agency with its permissions, defaults and agents, and returns the agents who completed onboarding. */
export async function seedAgency(db: Db, agency: SeedAgencyInput): Promise<TeamMember[]> {
  const { accountId, fixture, users, rng, foundedAt, now, assets = [] } = agency
  await db
    .insertInto('agencies')
    .values({
      account_id: accountId,
      name: fixture.name,
      status: fixture.step ? 'CREATED' : 'ACTIVE',
      onboarding_step: fixture.step ?? null,
      onboarding_details: '{}',
      plan_id: fixture.plan,
      soft_freeze_after: fixture.frozenForDays ? new Date(now.getTime() - fixture.frozenForDays * dayLength) : null,
      time_zone: fixture.zone,
      created_at: foundedAt,
    })
    .execute()

  // The demo's agencies have worked for years, except those that are still being founded.
  if (!fixture.step)
    await db.insertInto('getting_started').values({ account_id: accountId, ended_at: foundedAt }).execute()

  const permissionsByRole = Object.entries(defaultPermissions) as [Role, readonly Permission[]][]
  await db
    .insertInto('role_permissions')
    .values(
      permissionsByRole.flatMap(([role, permissions]) =>
        permissions.map((permission) => ({ account_id: accountId, role, permission })),
      ),
    )
    .execute()

  const agents = fixture.members.map(({ email, role, step = 'COMPLETED', purl }, index) => {
    const created_at = new Date(foundedAt.getTime() + index * 60_000)
    const user = users.get(email)
    if (!user) throw new Error(`No demo user has the email ${email}`)
    const id = rng.uuid(created_at)
    const row = { account_id: accountId, user_id: user.id, onboarding_step: step, purl_id: purl ?? null }
    return { row: { ...row, id, role, created_at }, member: { id, name: `${user.firstName} ${user.lastName}`.trim() } }
  })
  await db
    .insertInto('agents')
    .values(agents.map(({ row }) => row))
    .execute()
  await seedAssets(db, { accountId, name: fixture.name, assets, createId: () => rng.uuid(foundedAt), at: foundedAt })
  return agents.filter(({ row }) => row.onboarding_step === 'COMPLETED').map(({ member }) => member)
}
