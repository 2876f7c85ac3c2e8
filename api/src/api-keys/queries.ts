import type { Permission } from '@gable/shared/access.ts'
import { type ApiKey, maxApiKeys, type NewApiKey } from '@gable/shared/api-keys/api-key.ts'
import { listAllowedScopes } from '@gable/shared/api-keys/scopes.ts'
import { contract } from '@gable/shared/contract.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { createApiKeySecret, hashApiKey } from '../platform/api-key-gate.ts'
import type { Db } from '../platform/database.ts'
import type { Caller } from '../platform/gate.ts'
import type { Scope } from '../platform/scope.ts'

/** Newest first. */
export async function listApiKeys(db: Db, scope: Scope): Promise<ApiKey[]> {
  const rows = await selectApiKeys(db, scope).orderBy('k.id', 'desc').execute()
  return rows.map(toApiKey)
}

export async function createApiKey(
  db: Db,
  scope: Scope,
  { emulation }: Caller,
  { name, scopes, expiresOn }: NewApiKey,
): Promise<{ apiKey: ApiKey; key: string }> {
  if (emulation) throw new Problem('forbidden', 'API keys cannot be created while support is signed in as you')
  const missing = [...new Set(scopes)].filter((one) => !canGive(one, scope.permissions))
  if (missing.length > 0) throw invalid({ scopes: `You cannot give the scope ${missing.join(', ')}` })
  const expiresAt = expiresOn === null ? null : await getEndOfDay(db, scope, expiresOn)
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw invalid({ expiresOn: 'Please choose a day in the future' })
  await requireRoom(db, scope)
  const id = newId()
  const key = createApiKeySecret(scope.accountId)
  await db
    .insertInto('api_keys')
    .values({
      account_id: scope.accountId,
      id,
      agent_id: scope.agentId,
      name,
      prefix: key.slice(0, prefixLength),
      key_hash: hashApiKey(key),
      scopes: [...new Set(scopes)].sort(),
      expires_at: expiresAt,
    })
    .execute()
  return { apiKey: await getApiKeyOrThrow(db, scope, id), key }
}

export async function renameApiKey(db: Db, scope: Scope, id: string, name: string): Promise<ApiKey> {
  await db
    .updateTable('api_keys')
    .set({ name })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .execute()
  return getApiKeyOrThrow(db, scope, id)
}

/** Revoking again changes nothing. */
export async function revokeApiKey(db: Db, scope: Scope, id: string): Promise<ApiKey> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()`, revoked_by: scope.agentId })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  return getApiKeyOrThrow(db, scope, id)
}

export const getApiKeyOrThrow = async (db: Db, scope: Scope, id: string): Promise<ApiKey> =>
  toApiKey(orNotFound(await selectApiKeys(db, scope).where('k.id', '=', id).executeTakeFirst(), 'API key'))

const selectApiKeys = (db: Db, { accountId }: Scope) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'k.account_id').onRef('a.id', '=', 'k.agent_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'k.id',
      'k.name',
      'k.prefix',
      'k.scopes',
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      'k.revoked_at',
    ])
    .select(['a.id as agentId', 'a.deactivated_at', 'u.full_name as fullName'])
    .select(sql<boolean>`k.expires_at <= now()`.as('isExpired'))
    .select(sql<Permission[]>`agent_permissions_in(a.account_id, a.id)`.as('permissions'))
    .where('k.account_id', '=', accountId)

type ApiKeyRow = Awaited<ReturnType<ReturnType<typeof selectApiKeys>['executeTakeFirstOrThrow']>>

const toApiKey = (row: ApiKeyRow): ApiKey => ({
  _id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  state: toState(row),
  createdBy: { _id: row.agentId, fullName: row.fullName },
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
})

function toState({ revoked_at, isExpired, deactivated_at, scopes, permissions }: ApiKeyRow): ApiKey['state'] {
  if (revoked_at) return 'REVOKED'
  if (isExpired) return 'EXPIRED'
  if (deactivated_at) return 'INACTIVE'
  return scopes.every((scope) => canGive(scope, permissions)) ? 'ACTIVE' : 'LIMITED'
}

/** Whether somebody with these permissions may make a call of the scope. */
function canGive(scope: string, permissions: readonly Permission[]): boolean {
  const key = [...permissions].sort().join(' ')
  const scopes = allowedScopes.get(key) ?? listAllowedScopes(contract, permissions)
  allowedScopes.set(key, scopes)
  return scopes.has(scope)
}

/** The contract does not change while the process runs, so each set of permissions is derived from it once. */
const allowedScopes = new Map<string, ReadonlySet<string>>()

/** Locks the account, so that keys created at once are counted. */
async function requireRoom(db: Db, { accountId }: Scope) {
  await sql`select from agencies where account_id = ${accountId} for no key update`.execute(db)
  const { count } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxApiKeys)
    throw new Problem('conflict', `An account can have up to ${maxApiKeys} API keys. Revoke one that is not used.`)
}

async function getEndOfDay(db: Db, { accountId }: Scope, day: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + 1)::timestamp at time zone time_zone as at from agencies where account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]?.at ?? new Date(0)
}

const prefixLength = 'gable_'.length + 6
