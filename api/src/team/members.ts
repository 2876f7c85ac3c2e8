import { orNotFound } from '@gable/shared/http/problem.ts'
import { mayManage } from '@gable/shared/team/grants.ts'
import type { TeamMember, TeamRow } from '@gable/shared/team/team.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { getRolePermissions } from './access-queries.ts'
import { getLastHandover } from './handover-queries.ts'
import { countSeats, listTeamRows, type TeamQuery } from './list-queries.ts'
import { getManagedMemberOrThrow, lockTeamFor } from './locked-team.ts'
import { getMember, updateMemberCard } from './member-queries.ts'

export async function listTeam(db: Db, scope: Scope, query: TeamQuery) {
  const { rows, total } = await listTeamRows(db, scope, query)
  const data = rows.map(({ lastSeenAt, expiresAt, ...row }): TeamRow => {
    const isSelf = row._id === scope.userId
    return {
      ...row,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      isSelf,
      isManageable: mayManage(scope, row),
    }
  })
  return { data, total, seats: await countSeats(db, scope) }
}

export async function getTeamMemberOrThrow(db: Db, scope: Scope, userId: string): Promise<TeamMember> {
  const member = orNotFound(await getMember(db, scope, userId), 'user')
  const handover = await getLastHandover(db, scope, member.agentId)
  const rolePermissions = await getRolePermissions(db, scope)
  const { userId: _id, phone, joinedAt, lastSeenAt, deactivatedAt, ...columns } = member
  return {
    ...columns,
    _id,
    status: deactivatedAt ? 'DEACTIVATED' : 'ACTIVE',
    phone: phone ?? '',
    rolePermissions: [...rolePermissions[member.role]],
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    handover: handover
      ? {
          toName: handover.toName,
          contacts: handover.contacts,
          leads: handover.leads,
          isFinished: handover.finishedAt !== null,
        }
      : null,
    isSelf: _id === scope.userId,
    isManageable: mayManage(scope, member),
  }
}

/** Name, phone and photo belong to the person, who may work for other agencies too. */
export async function updateProfile(
  db: Db,
  scope: Scope,
  userId: string,
  card: { title: string; bookingUrl: string },
): Promise<TeamMember> {
  const team = await lockTeamFor(db, scope)
  const { agentId } = await getManagedMemberOrThrow(db, scope, team, userId)
  await updateMemberCard(db, scope, agentId, card)
  return publishMember(db, scope, userId)
}

/** Returns the member after a change and tells open consoles to read the team and their own permissions again. */
export async function publishMember(db: Db, scope: Scope, userId: string): Promise<TeamMember> {
  await publishLiveEvent(db, scope, { kind: 'team' })
  return getTeamMemberOrThrow(db, scope, userId)
}
