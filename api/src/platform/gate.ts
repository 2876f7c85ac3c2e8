import { createHash } from 'node:crypto'
import type { Permission, Role } from '@gable/shared/access.ts'
import { isSuspended } from '@gable/shared/agency/suspension.ts'
import type { Allow, Endpoint } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { accountCanceled, twoFactorRequired } from '@gable/shared/identity/messages.ts'
import type { emulationTypes } from '@gable/shared/identity/user.ts'
import { isId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { getCells, inCell } from './cells/cells.ts'
import type { Db } from './database.ts'
import { mintScope } from './mint.ts'
import { prepared } from './query-batching.ts'
import type { Scope } from './scope.ts'

/** The user in whose name the request was sent, proved by a session or an API key. */
export interface Caller {
  readonly userId: string
  readonly emulation: { type: (typeof emulationTypes)[number]; by: string } | null
  /** The key that was used in place of a session. */
  readonly apiKey: { readonly id: string; readonly name: string } | null
  /** From when the account closes to this user, who has no second factor. Null if they have one or need none. */
  readonly twoFactorDue: Date | null
}

export interface SessionUser extends Caller {
  readonly sessionId: string
}

export interface Authorization {
  user: Caller
  scope: Scope | undefined
}

export interface SessionAuthorization extends Authorization {
  user: SessionUser
  /** The token is over a day old, so the response sets a new one. */
  isStale: boolean
  /** The session was last recorded as used over a minute ago. */
  isIdle: boolean
  /** The agent was last recorded as using the account over a minute ago. */
  isAgentIdle: boolean
}

/** Checks session, membership, plan and permission. Throws a Problem that names the first check to fail. */
export async function authorize(
  db: Db,
  { allow, whileSuspended }: Pick<Endpoint, 'allow' | 'whileSuspended'>,
  { token, accountId }: { token: string | undefined; accountId: string | undefined },
): Promise<SessionAuthorization> {
  const account = accountId && isId(accountId) ? accountId.toLowerCase() : null
  const row = token ? await resolveSession(db, token, allow === 'signed-in' ? null : account) : undefined
  if (!row) throw new Problem('signed_out', 'Please sign in')
  const authorization = {
    user: {
      userId: row.user_id,
      sessionId: row.session_id,
      emulation: toEmulation(row),
      apiKey: null,
      twoFactorDue: row.two_factor_due,
    },
    isStale: row.is_stale,
    isIdle: row.is_idle,
    isAgentIdle: row.is_agent_idle,
  }
  if (allow === 'signed-in') return { ...authorization, scope: undefined }
  if (!accountId) throw new Problem('bad_request', 'The header X-Account-Id is missing')
  if (!account || !row.agent_id || !row.role) throw new Problem('forbidden', "You don't have access to this account")
  if (!whileSuspended) requireOpenAccount(row)
  // The console reads the remaining calls before any page, to say what is missing.
  if (isPast(row.two_factor_due) && !(whileSuspended && allow === 'member'))
    throw new Problem('forbidden', twoFactorRequired)
  if (!isPermitted(allow, row.permissions)) throw new Problem('forbidden', "You don't have permission to do this")
  return { ...authorization, scope: toScope(account, { ...row, agent_id: row.agent_id, role: row.role }) }
}

interface Membership {
  user_id: string
  agent_id: string
  role: Role
  permissions: Permission[]
}

/** The caller must have proved the membership. */
export const toScope = (accountId: string, membership: Membership): Scope => {
  const { user_id: userId, agent_id: agentId, role, permissions } = membership
  return mintScope({ accountId, userId, agentId, role, permissions })
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface SessionRow {
  session_id: string
  user_id: string
  emulation_type: (typeof emulationTypes)[number] | null
  emulated_by: string | null
  is_stale: boolean
  is_idle: boolean
  agent_id: string | null
  role: Role | null
  is_agent_idle: boolean
  permissions: Permission[]
  soft_freeze_after: Date | null
  has_plan: boolean | null
  two_factor_due: Date | null
}

/** One statement, unless the account is in another database than the session. */
async function resolveSession(db: Db, token: string, account: string | null): Promise<SessionRow | undefined> {
  const cells = getCells(db)
  const cell = account === null ? cells?.directory : await cells?.find(account)
  const isApart = cell !== cells?.directory
  const { rows } = await sql<SessionRow>`
    select session_id, user_id, emulation_type, emulated_by, is_stale, is_idle, agent_id, role, is_agent_idle, permissions,
      soft_freeze_after, has_plan, two_factor_due
    from resolve_session(${hashToken(token)}, ${isApart ? null : account}) ${prepared}`.execute(db)
  const [row] = rows
  if (!row || !isApart) return row
  return { ...row, ...(await inCell(cell, ({ product }) => resolveMembership(product.db, row, account))) }
}

async function resolveMembership(db: Db, { user_id, emulation_type }: SessionRow, account: string | null) {
  const { rows } = await sql<Partial<SessionRow>>`
    select * from resolve_membership(${user_id}, ${account}, ${emulation_type !== null})`.execute(db)
  return rows[0]
}

const toEmulation = ({ emulation_type: type, emulated_by: by }: SessionRow) => (type ? { type, by: by ?? '' } : null)

export function requireOpenAccount(row: Pick<SessionRow, 'has_plan' | 'soft_freeze_after'>) {
  if (!row.has_plan) throw new Problem('forbidden', accountCanceled)
  if (isSuspended(row.soft_freeze_after)) throw new Problem('forbidden', 'This account is suspended')
}

export const isPast = (at: Date | null): boolean => at !== null && at <= new Date()

export const isPermitted = (allow: Allow, granted: readonly Permission[]) =>
  allow === 'anyone' || allow === 'signed-in' || allow === 'member' || granted.includes(allow)
