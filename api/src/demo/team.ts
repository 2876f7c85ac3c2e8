import type { Permission, Role } from '@gable/shared/access.ts'
import type { DemoAgency } from '@gable/shared/demo/people.ts'
import { dayLength, hourLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import type { SeedUser } from './agencies.ts'
import type { Rng } from './rng.ts'
import type { TeamMember } from './world-context.ts'

interface SeedTeamInput {
  accountId: string
  agency: DemoAgency
  team: readonly TeamMember[]
  users: Map<string, SeedUser>
  rng: Rng
  now: Date
}

/** When members were last seen, and in the big agency a member who left, open invitations and an exception from a role. */
export async function seedTeam(db: Db, { accountId, agency, team, users, rng, now }: SeedTeamInput) {
  for (const [index, { id }] of team.entries())
    await db
      .updateTable('agents')
      .set({ last_seen_at: new Date(now.getTime() - (index * index * 5 + 0.2) * hourLength) })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
  const [owner] = team
  if (agency !== 'harborAndHill' || !owner) return

  const joinedAt = new Date(now.getTime() - 400 * dayLength)
  const leaver = users.get('grace.lund@harborandhill.test')
  if (!leaver) throw new Error('No demo user left the team')
  const leaverId = rng.uuid(joinedAt)
  await db
    .insertInto('agents')
    .values({
      account_id: accountId,
      id: leaverId,
      user_id: leaver.id,
      role: 'AGENT',
      onboarding_step: 'COMPLETED',
      created_at: joinedAt,
      last_seen_at: new Date(now.getTime() - 62 * dayLength),
      deactivated_at: new Date(now.getTime() - 60 * dayLength),
      successor_id: owner.id,
    })
    .execute()
  await db
    .insertInto('invitations')
    .values(
      invitations.map(({ email, role, sentDaysAgo }) => {
        const created_at = new Date(now.getTime() - sentDaysAgo * dayLength)
        return {
          account_id: accountId,
          id: rng.uuid(created_at),
          email,
          role,
          // Nobody knows the link. Sending the invitation again makes a new one.
          token_hash: hashToken(rng.uuid(created_at)),
          invited_by: owner.id,
          created_at,
          expires_at: new Date(created_at.getTime() + 14 * dayLength),
        }
      }),
    )
    .execute()
  const permission: Permission = 'MANAGE_MARKETING_SETTINGS'
  const marketer = team.find(({ name }) => name === 'Maren Doyle')
  if (marketer)
    await db
      .insertInto('agent_permissions')
      .values({ account_id: accountId, agent_id: marketer.id, permission, is_granted: true })
      .execute()
}

const invitations: { email: string; role: Role; sentDaysAgo: number }[] = [
  { email: 'noel.baptiste@harborandhill.test', role: 'AGENT', sentDaysAgo: 3 },
  { email: 'sabine.krol@harborandhill.test', role: 'ADMIN', sentDaysAgo: 20 },
]
