import type { Permission, Role } from '@gable/shared/access.ts'
import { useAccountId } from '../platform/account.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'

/** Changes of the team, each followed by a refresh of what is on screen. */
export function useTeamActions() {
  const call = callInAccount(useAccountId())
  const refresh = useRefresh()
  const refreshTeam = () =>
    refresh(
      'GET /agent/team',
      'GET /agent/team/:userId',
      'GET /agent/role-wise-permissions',
      'GET /agent/grantable-roles',
    )

  async function run<T>(change: Promise<T>): Promise<T> {
    const result = await change
    await refreshTeam()
    return result
  }

  return {
    refreshTeam,
    invite: (body: { emails: string[]; role: Role }) => run(call('POST /agent/team/invitations', { body })),
    resend: (invitationId: string) =>
      run(call('POST /agent/team/invitations/:invitationId/resent', { params: { invitationId } })),
    revoke: (invitationId: string) =>
      run(call('DELETE /agent/team/invitations/:invitationId', { params: { invitationId } })),
    saveProfile: (userId: string, body: { title: string; bookingUrl: string }) =>
      run(call('PUT /agent/team/:userId/profile', { params: { userId }, body })),
    savePermissions: (userId: string, body: { role: Role; permissions: Permission[] }) =>
      run(call('PUT /agent/team/:userId/permissions', { params: { userId }, body })),
    deactivate: (userId: string, handOverTo: string | null) =>
      run(call('POST /agent/team/:userId/deactivated', { params: { userId }, body: { handOverTo } })),
    reactivate: (userId: string) => run(call('POST /agent/team/:userId/reactivated', { params: { userId } })),
    saveRole: (role: Role, permissions: Permission[]) =>
      run(call('PUT /agent/role-wise-permissions/:role', { params: { role }, body: { permissions } })),
  }
}
