import type { Permission, Role } from '@gable/shared/access.ts'

/** A tenant scope proved by the session. Only mint.ts creates one, and every query of tenant data requires one. */
export interface Scope {
  readonly accountId: string & { readonly proved: unique symbol }
  readonly userId: string
  readonly agentId: string
  readonly role: Role
  readonly permissions: readonly Permission[]
}

/** The scope of a job: an account without a user. */
export type AccountScope = Pick<Scope, 'accountId'>

/** Who changes something: an agent, or an automation, which has no id. */
export type ActorScope = AccountScope & { readonly agentId?: string }
