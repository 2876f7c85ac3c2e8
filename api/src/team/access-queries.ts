import { type Permission, type Role, roles } from '@gable/shared/access.ts'
import type { Access, RolePermissions } from '@gable/shared/team/grants.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** Changes of a team run one at a time, so that rules about all members hold: its owners, its seats, who may change whom. */
export const lockTeam = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('agencies').select('account_id').where('account_id', '=', accountId).forNoKeyUpdate().execute()

/** What the signed-in agent may do now. The gate read it before the team was locked. */
export const getCurrentAccess = (db: Db, { accountId, agentId }: Scope): Promise<Access | undefined> =>
  db
    .selectFrom('agents')
    .select(['role', sql<Permission[]>`agent_permissions_in(account_id, id)`.as('permissions')])
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()

export async function getRolePermissions(db: Db, { accountId }: AccountScope): Promise<RolePermissions> {
  const rows = await db
    .selectFrom('role_permissions')
    .select(['role', 'permission'])
    .where('account_id', '=', accountId)
    .orderBy('permission')
    .execute()
  const listOf = (name: Role) => rows.filter(({ role }) => role === name).map(({ permission }) => permission)
  return Object.fromEntries(roles.map((role) => [role, listOf(role)])) as Record<Role, Permission[]>
}

export async function replaceRolePermissions(
  db: Db,
  { accountId }: AccountScope,
  role: Role,
  permissions: readonly Permission[],
) {
  await db.deleteFrom('role_permissions').where('account_id', '=', accountId).where('role', '=', role).execute()
  if (permissions.length > 0)
    await db
      .insertInto('role_permissions')
      .values(permissions.map((permission) => ({ account_id: accountId, role, permission })))
      .execute()
}

export async function countMembersByRole(db: Db, { accountId }: AccountScope): Promise<Map<Role, number>> {
  const rows = await db
    .selectFrom('agents')
    .select(['role', sql<number>`count(*)::int`.as('members')])
    .where('account_id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, members }) => [role, members]))
}

export async function updateMemberAccess(
  db: Db,
  { accountId }: AccountScope,
  agentId: string,
  { role, exceptions }: { role: Role; exceptions: readonly { permission: Permission; isGranted: boolean }[] },
) {
  await db.updateTable('agents').set({ role }).where('account_id', '=', accountId).where('id', '=', agentId).execute()
  await db.deleteFrom('agent_permissions').where('account_id', '=', accountId).where('agent_id', '=', agentId).execute()
  if (exceptions.length > 0)
    await db
      .insertInto('agent_permissions')
      .values(
        exceptions.map(({ permission, isGranted }) => ({
          account_id: accountId,
          agent_id: agentId,
          permission,
          is_granted: isGranted,
        })),
      )
      .execute()
}

export async function countActiveOwners(db: Db, { accountId }: AccountScope): Promise<number> {
  const { owners } = await db
    .selectFrom('agents')
    .select(sql<number>`count(*)::int`.as('owners'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'OWNER')
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  return owners
}
