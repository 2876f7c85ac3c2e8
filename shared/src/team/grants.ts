import { permissions as allPermissions, type Permission, type Role, roles } from '../access.ts'

/** What somebody may do in an account. */
export interface Access {
  role: Role
  permissions: readonly Permission[]
}

export type RolePermissions = Readonly<Record<Role, readonly Permission[]>>

/** Owners have every permission, so that no agency can lock itself out of its settings. */
export const isFixedRole = (role: Role): boolean => role === 'OWNER'

const rankOf = (role: Role) => roles.length - roles.indexOf(role)

export const outranks = (role: Role, other: Role): boolean => rankOf(role) > rankOf(other)

/** Nobody manages members with a higher role. */
export const mayManage = ({ role }: Access, member: { role: Role }): boolean => !outranks(member.role, role)

/** Roles up to one's own that permit nothing beyond what the giver may do. */
export const listGrantableRoles = (giver: Access, rolePermissions: RolePermissions): Role[] =>
  roles.filter((role) => mayManage(giver, { role }) && isWithin(rolePermissions[role], giver.permissions))

/** Permissions that the giver has, in the order in which they are displayed. */
export const listGrantablePermissions = ({ permissions }: Access): Permission[] =>
  allPermissions.filter((permission) => permissions.includes(permission))

/** The permissions of lower roles can be changed, as far as the giver has them. Changing one's own would be raising oneself. */
export const mayEditRole = (giver: Access, role: Role): boolean => !isFixedRole(role) && outranks(giver.role, role)

/** The permissions that are in one list only. */
export const listChangedPermissions = (before: readonly Permission[], after: readonly Permission[]): Permission[] =>
  allPermissions.filter((permission) => before.includes(permission) !== after.includes(permission))

/** How a member differs from their role. */
export const toExceptions = (ofRole: readonly Permission[], ofMember: readonly Permission[]) =>
  listChangedPermissions(ofRole, ofMember).map((permission) => ({
    permission,
    isGranted: ofMember.includes(permission),
  }))

const isWithin = (some: readonly Permission[], all: readonly Permission[]) =>
  some.every((permission) => all.includes(permission))
