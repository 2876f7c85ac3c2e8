import type { Role } from '@gable/shared/access.ts'

/** Returns an unknown role as is: the server may add one before the console knows it. */
export const getRoleLabel = (role: string): string => labels[role as Role] ?? role

const labels: Record<Role, string> = { OWNER: 'Owner', ADMIN: 'Admin', AGENT: 'Agent' }
