import type { Scope } from '../platform/scope.ts'

/** Only the author can edit a note. */
export const canEditNote = ({ agentId }: Pick<Scope, 'agentId'>, authorId: string | null) => authorId === agentId

/** Account managers can also delete the notes of others. */
export const canDeleteNote = (
  { agentId, permissions }: Pick<Scope, 'agentId' | 'permissions'>,
  authorId: string | null,
) => authorId === agentId || permissions.includes('ACCESS_ACCOUNT_SETTINGS')
