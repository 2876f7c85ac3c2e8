import type { Scope } from '../platform/scope.ts'

/** Words stay those of who wrote them. */
export const mayEditNote = ({ agentId }: Pick<Scope, 'agentId'>, authorId: string | null) => authorId === agentId

/** Whoever runs the account may take down what should not stand there. */
export const mayDeleteNote = (
  { agentId, permissions }: Pick<Scope, 'agentId' | 'permissions'>,
  authorId: string | null,
) => authorId === agentId || permissions.includes('ACCESS_ACCOUNT_SETTINGS')
