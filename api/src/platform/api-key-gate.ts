import { createHash } from 'node:crypto'
import type { Permission, Role } from '@gable/shared/access.ts'
import { apiKeyPrefix } from '@gable/shared/api-keys/api-key.ts'
import type { Endpoint, EndpointKey } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { getScope } from '@gable/shared/http/scope.ts'
import { twoFactorRequired } from '@gable/shared/identity/messages.ts'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { consumeCall } from './api-key-limit.ts'
import { getCells, inCellOf } from './cells/cells.ts'
import { type Db, withAccount } from './database.ts'
import { type Authorization, isPast, isPermitted, requireOpenAccount, toScope } from './gate.ts'
import { packId, unpackId } from './pack-id.ts'
import type { Scope } from './scope.ts'
import { createToken } from './session-cookie.ts'

/**
 * Checks key, account, plan, permission and scope. A key can do what its scopes and its creator may at this moment.
 * Throws a Problem that names the first check to fail.
 */
export async function authorizeByKey(
  db: Db,
  { key, endpoint }: { key: EndpointKey; endpoint: Endpoint },
  { apiKey, accountId }: { apiKey: string; accountId: string | undefined },
  reply: FastifyReply,
): Promise<Authorization> {
  const row = await resolveApiKey(db, apiKey)
  if (!row) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    throw new Problem('signed_out', 'This API key is not valid. It may have been revoked or have expired.')
  }
  consumeCall(row.key_id, reply)
  const scope = toScope(row.account_id, row)
  if (row.is_idle) await recordUse(db, scope, row.key_id)
  if (accountId !== undefined && accountId.toLowerCase() !== row.account_id)
    throw new Problem('forbidden', "You don't have access to this account")
  const required = getScope(key, endpoint)
  if (!required) throw new Problem('forbidden', 'This call needs a session. API keys cannot make it.')
  if (!endpoint.whileSuspended) requireOpenAccount(row)
  if (isPast(row.two_factor_due)) throw new Problem('forbidden', twoFactorRequired)
  if (!isPermitted(endpoint.allow, row.permissions))
    throw new Problem('forbidden', "You don't have permission to do this")
  if (!row.scopes.includes(required)) throw new Problem('forbidden', `This API key needs the scope ${required}`)
  const user = {
    userId: row.user_id,
    emulation: null,
    twoFactorDue: row.two_factor_due,
    apiKey: { id: row.key_id, name: row.key_name },
  }
  return { user, scope }
}

/** A new key. Its last characters name the account, so that even its hash is looked up inside the tenant. */
export const createApiKeySecret = (accountId: string): string =>
  `${apiKeyPrefix}${createToken()}${packId(accountId).toString('base64url')}`

export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const keyPattern = new RegExp(`^${apiKeyPrefix}[\\w-]{43}([\\w-]{22})$`)

interface ApiKeyRow {
  account_id: string
  key_id: string
  key_name: string
  scopes: string[]
  is_idle: boolean
  user_id: string
  agent_id: string
  role: Role
  permissions: Permission[]
  soft_freeze_after: Date | null
  has_plan: boolean
  two_factor_due: Date | null
}

async function resolveApiKey(db: Db, key: string): Promise<ApiKeyRow | undefined> {
  const account = keyPattern.exec(key)?.[1]
  if (!account) return undefined
  const accountId = unpackId(Buffer.from(account, 'base64url'), 0)
  const { rows } = await inCellOf(db, accountId, (db) =>
    sql<Omit<ApiKeyRow, 'account_id'>>`select * from resolve_api_key(${accountId}, ${hashApiKey(key)})`.execute(db),
  )
  return rows[0] && { ...rows[0], account_id: accountId }
}

/** At most once a minute. Calls that arrive together write it once. */
const recordUse = async (db: Db, scope: Scope, id: string) =>
  (await getCells(db)?.isMoving(scope.accountId)) ||
  withAccount(db, scope, (db) =>
    db
      .updateTable('api_keys')
      .set({ last_used_at: sql`now()` })
      .where('account_id', '=', scope.accountId)
      .where('id', '=', id)
      .where((key) =>
        key.or([key('last_used_at', 'is', null), key('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)]),
      )
      .execute(),
  )
