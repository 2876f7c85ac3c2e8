import { permissions, type Role } from '@gable/shared/access.ts'
import type { Grantable, RoleWisePermissions, TeamMember } from '@gable/shared/team/team.ts'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { useMember } from './member-layout.tsx'
import { PermissionsForm } from './permissions-form.tsx'

export interface PermissionContext {
  member: TeamMember
  grantable: Grantable
  rolePermissions: ReadonlyMap<Role, RoleWisePermissions['permissions']>
}

/** The role and the permissions of one member. */
export function MemberPermissionsPage() {
  const member = useMember()
  const roleWise = useApi('GET /agent/role-wise-permissions')
  const grantable = useApi('GET /agent/grantable-roles', { query: { agentId: member.agentId } })
  const failed = [roleWise, grantable].find(({ data, error }) => error && !data)
  if (failed?.error)
    return (
      <LoadError
        problem={failed.error}
        title="The permissions could not be loaded"
        onRetry={() => Promise.all([roleWise.mutate(), grantable.mutate()])}
        retrying={failed.isValidating}
      />
    )
  if (!roleWise.data || !grantable.data) return <CardStackSkeleton heights={['h-72']} />
  const rolePermissions = new Map(roleWise.data.data.map(({ role, permissions }) => [role, permissions]))
  // A change made elsewhere starts the form anew.
  const version = JSON.stringify([
    member.role,
    member.status,
    permissions.filter((item) => member.permissions.includes(item)),
  ])
  return <PermissionsForm key={version} member={member} grantable={grantable.data} rolePermissions={rolePermissions} />
}
