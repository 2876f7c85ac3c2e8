import type { Permission } from '@gable/shared/access.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import {
  type Access,
  listGrantablePermissions,
  listGrantableRoles,
  mayManage,
  type RolePermissions,
} from '@gable/shared/team/grants.ts'
import { changedMeanwhile, higherRole, lastOwner, notGrantablePermission } from '@gable/shared/team/messages.ts'
import type { Grantable } from '@gable/shared/team/team.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { countActiveOwners, getCurrentAccess, getRolePermissions, lockTeam } from './access-queries.ts'
import { getMember, type MemberRow } from './member-queries.ts'

/** The team of an account while one of its members changes it. */
export interface LockedTeam {
  giver: Access
  rolePermissions: RolePermissions
  grantable: Grantable
}

/** Locks the team until the transaction ends. Throws if the signed-in agent lost the permission while waiting. */
export async function lockTeamFor(db: Db, scope: Scope): Promise<LockedTeam> {
  await lockTeam(db, scope)
  const giver = await getCurrentAccess(db, scope)
  if (!giver?.permissions.includes('ACCESS_ACCOUNT_SETTINGS')) throw new Problem('forbidden', changedMeanwhile)
  const rolePermissions = await getRolePermissions(db, scope)
  return { giver, rolePermissions, grantable: toGrantable(giver, rolePermissions) }
}

export const toGrantable = (giver: Access, rolePermissions: RolePermissions): Grantable => ({
  roles: listGrantableRoles(giver, rolePermissions),
  permissions: listGrantablePermissions(giver),
})

/** A member whom the giver may change. */
export async function getManagedMemberOrThrow(
  db: Db,
  scope: Scope,
  { giver }: Pick<LockedTeam, 'giver'>,
  userId: string,
): Promise<MemberRow> {
  const member = orNotFound(await getMember(db, scope, userId), 'user')
  if (!mayManage(giver, member)) throw new Problem('forbidden', higherRole)
  return member
}

export function requireGrantable({ grantable }: Pick<LockedTeam, 'grantable'>, changed: readonly Permission[]) {
  if (changed.some((permission) => !grantable.permissions.includes(permission)))
    throw new Problem('forbidden', notGrantablePermission)
}

export async function requireOwner(db: Db, scope: AccountScope) {
  if ((await countActiveOwners(db, scope)) === 0) throw new Problem('conflict', lastOwner)
}
