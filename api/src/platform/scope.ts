import type { Permission, Role } from '@gable/shared/access.ts'

/** Tenant scope proved by the session. Only mint.ts makes one; every query of tenant data asks for one. */
export interface Scope {
  readonly accountId: string & { readonly proved: unique symbol }
  readonly userId: string
  readonly agentId: string
  readonly role: Role
  readonly permissions: readonly Permission[]
}

/** What a job of one account may know: the account, and nobody in particular. */
export type AccountScope = Pick<Scope, 'accountId'>
