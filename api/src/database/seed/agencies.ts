import { type Permission, permissionsOfNewAgency, type Role } from '@gable/shared/access.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AgencyPart } from './cast.ts'
import type { Chance } from './chance.ts'
import type { Name } from './names.ts'
import type { TeamMember } from './setting.ts'
import { type PlantedSubject, plantSubjects } from './subjects.ts'

export interface KnownUser extends Name {
  id: string
}

/** From here on the transaction writes into this account and no other, also where the owner is no superuser. */
export const enterAccount = (db: Db, accountId: string) =>
  sql`select set_config('gable.account_id', ${accountId}, true)`.execute(db)

interface NewAgency {
  accountId: string
  part: AgencyPart
  users: Map<string, KnownUser>
  chance: Chance
  foundedAt: Date
  now: Date
  /** What visitors meet; its dashboard is the one of the agency. */
  subjects?: readonly PlantedSubject[]
}

/** The agency, what its roles may do, what it begins with, and its agents; answers with those who have settled in. */
export async function plantAgency(db: Db, agency: NewAgency): Promise<TeamMember[]> {
  const { accountId, part, users, chance, foundedAt, now, subjects = [] } = agency
  await db
    .insertInto('agencies')
    .values({
      account_id: accountId,
      name: part.name,
      status: part.step ? 'CREATED' : 'ACTIVE',
      onboarding_step: part.step ?? null,
      onboarding_details: '{}',
      plan_id: part.plan,
      soft_freeze_after: part.frozenForDays ? new Date(now.getTime() - part.frozenForDays * 86_400_000) : null,
      time_zone: part.zone,
      created_at: foundedAt,
    })
    .execute()

  const granted = Object.entries(permissionsOfNewAgency) as [Role, readonly Permission[]][]
  await db
    .insertInto('role_permissions')
    .values(granted.flatMap(([role, held]) => held.map((permission) => ({ account_id: accountId, role, permission }))))
    .execute()

  const agents = part.members.map(({ email, role, step = 'COMPLETED', purl }, index) => {
    const created_at = new Date(foundedAt.getTime() + index * 60_000)
    const user = users.get(email)
    if (!user) throw new Error(`Nobody is called ${email}`)
    const id = chance.id(created_at)
    const row = { account_id: accountId, user_id: user.id, onboarding_step: step, purl_id: purl ?? null }
    return { row: { ...row, id, role, created_at }, member: { id, name: `${user.firstName} ${user.lastName}`.trim() } }
  })
  await db
    .insertInto('agents')
    .values(agents.map(({ row }) => row))
    .execute()
  await plantSubjects(db, { accountId, name: part.name, subjects, makeId: () => chance.id(foundedAt), at: foundedAt })
  return agents.filter(({ row }) => row.onboarding_step === 'COMPLETED').map(({ member }) => member)
}
