import { permissions } from '@gable/shared/access.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { RoleMatrix } from './role-matrix.tsx'
import { TeamLayout } from './team-layout.tsx'

type RoleWisePermissions = Reply<Contract['GET /agent/role-wise-permissions']>['data']

/** What each role permits. */
export function RolesPage() {
  const roleWise = useApi('GET /agent/role-wise-permissions')
  const grantable = useApi('GET /agent/grantable-roles', {})
  const reload = () => Promise.all([roleWise.mutate(), grantable.mutate()])
  useLiveEvent('team', () => void reload())
  const failed = [roleWise, grantable].find(({ data, error }) => error && !data)
  return (
    <TeamLayout description="What each role may do in your agency. A single member can have more or less than their role.">
      {failed?.error ? (
        <LoadError
          problem={failed.error}
          title="The roles could not be loaded"
          onRetry={reload}
          retrying={failed.isValidating}
        />
      ) : roleWise.data && grantable.data ? (
        <RoleMatrix key={toVersion(roleWise.data.data)} roles={roleWise.data.data} grantable={grantable.data} />
      ) : (
        <CardStackSkeleton heights={['h-56']} />
      )}
    </TeamLayout>
  )
}

/** Changes when somebody saved other permissions, which starts the form anew. */
const toVersion = (roles: RoleWisePermissions) =>
  JSON.stringify(roles.map((role) => permissions.filter((permission) => role.permissions.includes(permission))))
