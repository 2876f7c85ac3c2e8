import type { Permission, Role } from '@gable/shared/access.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import {
  isFixedRole,
  listChangedPermissions,
  listGrantableRoles,
  outranks,
  toExceptions,
} from '@gable/shared/team/grants.ts'
import { notGrantableRole, ownAccess } from '@gable/shared/team/messages.ts'
import type { TeamMember } from '@gable/shared/team/team.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { updateMemberAccess } from './access-queries.ts'
import { revokeInvitationsBy } from './invitation-queries.ts'
import { getManagedMemberOrThrow, lockTeamFor, requireGrantable, requireOwner } from './locked-team.ts'
import type { MemberRow } from './member-queries.ts'
import { publishMember } from './members.ts'

interface NewAccess {
  role: Role
  permissions: readonly Permission[]
}

/** Sets the role and the permissions of a member. Nobody gets or loses what the giver does not have. */
export async function changeAccess(db: Db, scope: Scope, userId: string, access: NewAccess): Promise<TeamMember> {
  const team = await lockTeamFor(db, scope)
  const member = await getManagedMemberOrThrow(db, scope, team, userId)
  if (member.deactivatedAt) throw new Problem('conflict', 'This member is deactivated. Reactivate them first.')
  const { role } = access
  if (role !== member.role && !team.grantable.roles.includes(role)) throw new Problem('forbidden', notGrantableRole)
  const permissions = isFixedRole(role) ? team.rolePermissions[role] : access.permissions
  if (userId === scope.userId) requireLowering(member, access, team.rolePermissions[role])
  requireGrantable(team, listChangedPermissions(member.permissions, permissions))

  const exceptions = toExceptions(team.rolePermissions[role], permissions)
  await updateMemberAccess(db, scope, member.agentId, { role, exceptions })
  await requireOwner(db, scope)
  // Otherwise an admin could keep a way back: an invitation to another address of theirs.
  const keptRoles = permissions.includes('ACCESS_ACCOUNT_SETTINGS')
    ? listGrantableRoles({ role, permissions }, team.rolePermissions)
    : []
  await revokeInvitationsBy(db, scope, member.agentId, keptRoles)
  return publishMember(db, scope, userId)
}

/** Members may step down to a lower role, with its usual permissions. */
function requireLowering(
  { role: current }: MemberRow,
  { role, permissions }: NewAccess,
  ofRole: readonly Permission[],
) {
  const isLowered = outranks(current, role) && listChangedPermissions(ofRole, permissions).length === 0
  if (!isLowered) throw new Problem('forbidden', ownAccess)
}
