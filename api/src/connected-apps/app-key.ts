import type { ApiKey } from '@gable/shared/api-keys/api-key.ts'
import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { listKeyScopes } from '@gable/shared/connected-apps/key-scopes.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { createApiKey, getApiKeyOrThrow, revokeApiKey } from '../api-keys/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Caller } from '../platform/gate.ts'
import type { Scope } from '../platform/scope.ts'
import { getAppKeyId, linkAppKey, lockApp } from './app-key-queries.ts'
import { getConnectedAppOrThrow } from './queries.ts'

export async function getAppKey(db: Db, scope: Scope, appId: string): Promise<ApiKey | null> {
  await getConnectedAppOrThrow(db, scope, appId)
  const keyId = await getAppKeyId(db, scope, appId)
  return keyId === undefined ? null : getApiKeyOrThrow(db, scope, keyId)
}

/** Creates a key that can do what its owner agreed to, in place of the one before. */
export async function createAppKey(
  db: Db,
  scope: Scope,
  caller: Caller,
  appId: string,
): Promise<{ apiKey: ApiKey; key: string }> {
  const { app_name: appName } = orNotFound(await lockApp(db, scope, appId), 'connected app')
  const { authentication, title } = appCatalog[appName]
  if (authentication !== 'OUR_KEY') throw new Problem('conflict', `${title} needs no API key`)
  const { scopes } = await getConnectedAppOrThrow(db, scope, appId)
  await revokeAppKey(db, scope, appId)
  const created = await createApiKey(db, scope, caller, { name: title, scopes: listKeyScopes(scopes), expiresOn: null })
  await linkAppKey(db, scope, created.apiKey._id, appId)
  return created
}

/** Without a key, nothing changes. */
export async function revokeAppKey(db: Db, scope: Scope, appId: string): Promise<void> {
  await getConnectedAppOrThrow(db, scope, appId)
  const keyId = await getAppKeyId(db, scope, appId)
  if (keyId !== undefined) await revokeApiKey(db, scope, keyId)
}
