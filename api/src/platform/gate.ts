import { createHash } from 'node:crypto'
import type { Permission, Role } from '@gable/shared/access.ts'
import { isSuspended } from '@gable/shared/agency/suspension.ts'
import type { Allow, Endpoint } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { accountCancelled } from '@gable/shared/identity/messages.ts'
import type { emulationTypes } from '@gable/shared/identity/user.ts'
import { isId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { mintScope } from './mint.ts'
import type { Scope } from './scope.ts'

/** Who sent the request, as the session proves it. */
export interface SignedIn {
  readonly userId: string
  readonly sessionId: string
  readonly emulation: { type: (typeof emulationTypes)[number]; by: string } | null
}

export interface Admitted {
  user: SignedIn
  scope: Scope | undefined
  /** The token is a day old: the answer carries a new one. */
  isStale: boolean
  isIdle: boolean
}

/** Lets a request in, or says in one word why not: signed out, not connected, not permitted, suspended. */
export async function admit(
  db: Db,
  { allow, whileSuspended }: Pick<Endpoint, 'allow' | 'whileSuspended'>,
  { token, accountId }: { token: string | undefined; accountId: string | undefined },
): Promise<Admitted> {
  const account = accountId && isId(accountId) ? accountId.toLowerCase() : null
  const row = token ? await passGate(db, token, account) : undefined
  if (!row) throw new Problem('signed_out', 'Please sign in')
  const admitted = {
    user: { userId: row.user_id, sessionId: row.session_id, emulation: emulationOf(row) },
    isStale: row.is_stale,
    isIdle: row.is_idle,
  }
  if (allow === 'signed-in') return { ...admitted, scope: undefined }
  if (!accountId) throw new Problem('bad_request', 'The header X-Account-Id is missing')
  if (!account || !row.agent_id || !row.role) throw new Problem('forbidden', 'You are not connected to this account')
  if (!whileSuspended) refuseClosedAccount(row)
  if (!isPermitted(allow, row.permissions)) throw new Problem('forbidden', 'You are not permitted to do this')
  const { user_id: userId, agent_id: agentId, role, permissions } = row
  return { ...admitted, scope: mintScope({ accountId: account, userId, agentId, role, permissions }) }
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

interface GateRow {
  session_id: string
  user_id: string
  emulation_type: (typeof emulationTypes)[number] | null
  emulated_by: string | null
  is_stale: boolean
  is_idle: boolean
  agent_id: string | null
  role: Role | null
  permissions: Permission[]
  soft_freeze_after: Date | null
  has_plan: boolean | null
}

async function passGate(db: Db, token: string, account: string | null): Promise<GateRow | undefined> {
  const { rows } = await sql<GateRow>`select * from gate(${hashOf(token)}, ${account})`.execute(db)
  return rows[0]
}

const emulationOf = ({ emulation_type: type, emulated_by: by }: GateRow) => (type ? { type, by: by ?? '' } : null)

function refuseClosedAccount(row: GateRow) {
  if (!row.has_plan) throw new Problem('forbidden', accountCancelled)
  if (isSuspended(row.soft_freeze_after)) throw new Problem('forbidden', 'This account is suspended')
}

const isPermitted = (allow: Allow, held: readonly Permission[]) =>
  allow === 'anyone' || allow === 'signed-in' || allow === 'member' || held.includes(allow)
