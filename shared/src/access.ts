/** Roles and permissions. What a role may do is stored per agency; these are the defaults a new agency starts with. */
export const roles = ['OWNER', 'ADMIN', 'AGENT'] as const
export type Role = (typeof roles)[number]

export const permissions = ['ACCESS_ACCOUNT_SETTINGS', 'MANAGE_MARKETING_SETTINGS'] as const
export type Permission = (typeof permissions)[number]

export const permissionsOfNewAgency: Record<Role, readonly Permission[]> = {
  OWNER: permissions,
  ADMIN: permissions,
  AGENT: [],
}
