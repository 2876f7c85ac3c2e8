import { type Permission, type Role, roles } from '@gable/shared/access.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { type Access, listChangedPermissions, mayEditRole, mayManage } from '@gable/shared/team/grants.ts'
import type { Grantable, RoleWisePermissions } from '@gable/shared/team/team.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { countMembersByRole, getRolePermissions, replaceRolePermissions } from './access-queries.ts'
import { lockTeamFor, requireGrantable, toGrantable } from './locked-team.ts'
import { getMemberByAgentId } from './member-queries.ts'

export async function listRoleWisePermissions(
  db: Db,
  scope: Scope,
  giver: Access = scope,
): Promise<{ data: RoleWisePermissions[] }> {
  const rolePermissions = await getRolePermissions(db, scope)
  const members = await countMembersByRole(db, scope)
  const data = roles.map((role) => ({
    role,
    permissions: [...rolePermissions[role]],
    members: members.get(role) ?? 0,
    isEditable: mayEditRole(giver, role),
  }))
  return { data }
}

export async function changeRolePermissions(db: Db, scope: Scope, role: Role, permissions: readonly Permission[]) {
  const team = await lockTeamFor(db, scope)
  if (!mayEditRole(team.giver, role))
    throw new Problem('forbidden', 'You can only change roles below your own. Owners always have every permission.')
  requireGrantable(team, listChangedPermissions(team.rolePermissions[role], permissions))
  await replaceRolePermissions(db, scope, role, [...new Set(permissions)])
  await publishLiveEvent(db, scope, { kind: 'team' })
  return listRoleWisePermissions(db, scope, team.giver)
}

/** What the signed-in agent may give: in general, or to one agent. Nothing to an agent with a higher role. */
export async function getGrantable(db: Db, scope: Scope, agentId: string | undefined): Promise<Grantable> {
  if (agentId) {
    const member = orNotFound(await getMemberByAgentId(db, scope, agentId), 'agent')
    if (!mayManage(scope, member)) return { roles: [], permissions: [] }
  }
  return toGrantable(scope, await getRolePermissions(db, scope))
}
