import { teamEndpoints } from '@gable/shared/team/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { limitCalls } from '../platform/limit-calls.ts'
import { serve } from '../platform/serve.ts'
import { changeAccess } from './change-access.ts'
import { deactivateMember, reactivateMember } from './deactivate.ts'
import { inviteMembers, resendInvitation, revokeInvitation } from './invitations.ts'
import { listAgencyMembers } from './list-queries.ts'
import { countWork } from './member-queries.ts'
import { getTeamMemberOrThrow, listTeam, updateProfile } from './members.ts'
import { changeRolePermissions, getGrantable, listRoleWisePermissions } from './role-permissions.ts'

export const teamRoutes = async (app: FastifyInstance) => {
  limitCalls(app, ['POST /agent/team/invitations', 'POST /agent/team/invitations/:invitationId/resent'], {
    name: 'team-invitations',
    attempts: 40,
    minutes: 60,
    getActor: ({ scope }) => scope?.accountId ?? '',
  })
  serve(app, teamEndpoints, {
    'GET /agent/team': ({ db, scope, query }) => listTeam(db, scope, query),
    'GET /agent/all-agency-team-members': ({ db, scope }) => listAgencyMembers(db, scope),
    'POST /agent/team/invitations': ({ db, scope, body }) => inviteMembers(db, scope, body),
    'POST /agent/team/invitations/:invitationId/resent': ({ db, scope, params }) =>
      resendInvitation(db, scope, params.invitationId),
    'DELETE /agent/team/invitations/:invitationId': ({ db, scope, params }) =>
      revokeInvitation(db, scope, params.invitationId),
    'GET /agent/team/:userId': ({ db, scope, params }) => getTeamMemberOrThrow(db, scope, params.userId),
    'PUT /agent/team/:userId/profile': ({ db, scope, params, body }) => updateProfile(db, scope, params.userId, body),
    'PUT /agent/team/:userId/permissions': ({ db, scope, params, body }) =>
      changeAccess(db, scope, params.userId, body),
    'GET /agent/team/:userId/work': async ({ db, scope, params }) =>
      countWork(db, scope, await getTeamMemberOrThrow(db, scope, params.userId)),
    'POST /agent/team/:userId/deactivated': ({ db, scope, params, body }) =>
      deactivateMember(db, scope, params.userId, body.handOverTo),
    'POST /agent/team/:userId/reactivated': ({ db, scope, params }) => reactivateMember(db, scope, params.userId),
    'GET /agent/role-wise-permissions': ({ db, scope }) => listRoleWisePermissions(db, scope),
    'PUT /agent/role-wise-permissions/:role': ({ db, scope, params, body }) =>
      changeRolePermissions(db, scope, params.role, body.permissions),
    'GET /agent/grantable-roles': ({ db, scope, query }) => getGrantable(db, scope, query.agentId),
  })
}
