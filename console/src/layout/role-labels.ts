import type { Role } from '@gable/shared/access.ts'

/** A role as people say it. One that is new to this console is shown as it is written. */
export const roleWords = (role: string): string => words[role as Role] ?? role

const words: Record<Role, string> = { OWNER: 'Owner', ADMIN: 'Admin', AGENT: 'Agent' }
