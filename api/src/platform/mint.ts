import type { AccountScope, Scope } from './scope.ts'

/** The only place that turns a plain account ID into a proved one. The caller must have proved it. */
export const mintScope = (proved: Omit<Scope, 'accountId'> & { accountId: string }): Scope => proved as Scope

export const mintAccountScope = (accountId: string): AccountScope => ({ accountId }) as AccountScope
