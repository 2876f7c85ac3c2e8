/** Roles and permissions. Each agency stores the permissions of its roles and starts with the defaults below. */
export const roles = ['OWNER', 'ADMIN', 'AGENT'] as const
export type Role = (typeof roles)[number]

export const permissions = ['ACCESS_ACCOUNT_SETTINGS', 'MANAGE_MARKETING_SETTINGS'] as const
export type Permission = (typeof permissions)[number]

export const defaultPermissions: Record<Role, readonly Permission[]> = {
  OWNER: permissions,
  ADMIN: permissions,
  AGENT: [],
}
