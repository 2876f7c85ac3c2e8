import * as z from 'zod'
import { AgentCard } from '../agency/agent-card.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  AgencyMember,
  Grantable,
  MemberWork,
  memberStatuses,
  PermissionName,
  RoleName,
  RoleWisePermissions,
  Seats,
  TeamInvitations,
  TeamMember,
  TeamRow,
} from './team.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
/** Who may do what is decided by people, not by API keys. */
const personOnly = { allow, sessionOnly: true } as const
const member = z.object({ userId: Id })
const invitation = z.object({ invitationId: Id })

export const teamEndpoints = defineEndpoints({
  'GET /agent/team': {
    allow,
    about: 'Members and open invitations, with what each member owns.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      status: z.enum(memberStatuses).optional(),
      sort: z.enum(['fullName', 'role', 'lastSeenAt']).default('fullName'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(TeamRow), total: z.number(), seats: Seats }),
  },
  'GET /agent/all-agency-team-members': {
    allow: 'member',
    about: 'Every member of the agency, those who left last.',
    reply: z.array(AgencyMember),
  },
  'POST /agent/team/invitations': {
    ...personOnly,
    about: 'Invites people by email, with a role that the signed-in user may give.',
    body: TeamInvitations,
    reply: z.object({ invited: z.number() }),
  },
  'POST /agent/team/invitations/:invitationId/resent': {
    ...personOnly,
    about: 'Sends an invitation again. The link of the earlier email stops working.',
    params: invitation,
    reply: z.undefined(),
  },
  'DELETE /agent/team/invitations/:invitationId': {
    ...personOnly,
    about: 'Revokes an invitation. Its link stops working.',
    params: invitation,
    reply: z.undefined(),
  },
  'GET /agent/team/:userId': { allow, about: 'One member of the team.', params: member, reply: TeamMember },
  'PUT /agent/team/:userId/profile': {
    ...personOnly,
    about: 'Changes the title and the booking link of a member. Name, phone and photo are up to the member.',
    params: member,
    body: AgentCard.pick({ title: true, bookingUrl: true }),
    reply: TeamMember,
  },
  'PUT /agent/team/:userId/permissions': {
    ...personOnly,
    about: 'Changes the role of a member, and the permissions they have in total. Takes effect at once.',
    params: member,
    body: z.object({ role: RoleName, permissions: z.array(PermissionName).max(50) }),
    reply: TeamMember,
  },
  'GET /agent/team/:userId/work': {
    allow,
    about: 'What moves to another member, and what ends, when this member is deactivated.',
    params: member,
    reply: MemberWork,
  },
  'POST /agent/team/:userId/deactivated': {
    ...personOnly,
    about: 'Ends the access of a member at once and hands their work over to another one, or to nobody.',
    params: member,
    body: z.object({ handOverTo: Id.nullable() }),
    reply: TeamMember,
  },
  'POST /agent/team/:userId/reactivated': {
    ...personOnly,
    about: 'Restores the access of a deactivated member. What was handed over stays where it is.',
    params: member,
    reply: TeamMember,
  },
  'GET /agent/role-wise-permissions': {
    allow,
    about: 'The permissions of each role in this agency, and whether the signed-in user may change them.',
    reply: z.object({ data: z.array(RoleWisePermissions) }),
  },
  'PUT /agent/role-wise-permissions/:role': {
    ...personOnly,
    about: 'Changes the permissions of a role. Takes effect at once for everyone who has it.',
    params: z.object({ role: RoleName }),
    body: z.object({ permissions: z.array(PermissionName).max(50) }),
    reply: z.object({ data: z.array(RoleWisePermissions) }),
  },
  'GET /agent/grantable-roles': {
    allow,
    about: 'The roles and permissions that the signed-in user may give, in general or to one agent.',
    query: z.object({ agentId: Id.optional() }),
    reply: Grantable,
  },
})
