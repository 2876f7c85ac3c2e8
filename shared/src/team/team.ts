import * as z from 'zod'
import { permissions, roles } from '../access.ts'
import { EmailAddress } from '../identity/user.ts'

export const memberStatuses = ['ACTIVE', 'INVITED', 'DEACTIVATED'] as const
export type MemberStatus = (typeof memberStatuses)[number]

const maxInvitationsAtOnce = 20
export const invitationDays = 14

const Count = z.number().int().nonnegative()
export const RoleName = z.enum(roles)
export const PermissionName = z.enum(permissions)

/** A row of the team list: a member, or an invitation that is still open. */
export const TeamRow = z.object({
  /** The ID of the user or of the invitation. */
  _id: z.string(),
  status: z.enum(memberStatuses),
  fullName: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  role: RoleName,
  lastSeenAt: z.string().nullable(),
  /** Null for invitations. */
  contacts: Count.nullable(),
  leads: Count.nullable(),
  /** When an invitation ends, or ended. */
  expiresAt: z.string().nullable(),
  isSelf: z.boolean(),
  /** The signed-in user may change this row. */
  isManageable: z.boolean(),
})
export type TeamRow = z.infer<typeof TeamRow>

export const Seats = z.object({ used: Count, available: Count })
export type Seats = z.infer<typeof Seats>

const Handover = z.object({
  toName: z.string().nullable(),
  contacts: Count,
  leads: Count,
  isFinished: z.boolean(),
})

export const TeamMember = z.object({
  /** The ID of the user. */
  _id: z.string(),
  agentId: z.string(),
  status: z.enum(['ACTIVE', 'DEACTIVATED']),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  title: z.string(),
  bookingUrl: z.string(),
  photoUrl: z.string().nullable(),
  role: RoleName,
  permissions: z.array(PermissionName),
  /** What the role alone permits. */
  rolePermissions: z.array(PermissionName),
  joinedAt: z.string(),
  lastSeenAt: z.string().nullable(),
  deactivatedAt: z.string().nullable(),
  /** The newest move of their contacts and leads. */
  handover: Handover.nullable(),
  isSelf: z.boolean(),
  isManageable: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** A member as other features name them, such as when owners are mapped. */
export const AgencyMember = z.object({
  /** The ID of the agent, which owns contacts. */
  _id: z.string(),
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: RoleName,
  status: z.enum(['ACTIVE', 'DEACTIVATED']),
})
export type AgencyMember = z.infer<typeof AgencyMember>

/** What moves to another member, and what ends, when a member is deactivated. */
export const MemberWork = z.object({
  contacts: Count,
  leads: Count,
  /** Open leads with a next step. */
  tasks: Count,
  /** Segments shared with the team. */
  segments: Count,
  /** Owner names of imports that mean this member. */
  ownerNames: Count,
  /** Automations and workflows with steps that assign to this member or notify them. */
  flows: Count,
  /** Personal landing pages that go offline. */
  pages: Count,
  /** Open invitations they sent, which are revoked. */
  invitations: Count,
})
export type MemberWork = z.infer<typeof MemberWork>

export const TeamInvitations = z.object({
  emails: z
    .array(EmailAddress)
    .min(1, 'Please enter at least one email')
    .max(maxInvitationsAtOnce, `You can invite up to ${maxInvitationsAtOnce} people at once`)
    .transform((emails) => [...new Set(emails)]),
  role: RoleName,
})

export const RoleWisePermissions = z.object({
  role: RoleName,
  permissions: z.array(PermissionName),
  members: Count,
  isEditable: z.boolean(),
})
export type RoleWisePermissions = z.infer<typeof RoleWisePermissions>

export const Grantable = z.object({ roles: z.array(RoleName), permissions: z.array(PermissionName) })
export type Grantable = z.infer<typeof Grantable>
