import { type AppName, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp, NewConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { type CheckSettings, checkCredential } from './check-credential.ts'
import { encryptCredential } from './credential-encryption.ts'
import { getConnectedAppOrThrow, insertConnectedApp, listConnectedApps, type StoredCredential } from './queries.ts'

export interface InstallContext {
  settings: CheckSettings
  secret: Buffer
  /** Aborted when the process stops. */
  signal: AbortSignal
}

/** Connects an app whose scopes the caller agreed to. The app is asked about the key in between two transactions. */
export async function installApp(
  db: Db,
  scope: Scope,
  { appName, scopes, credential }: NewConnectedApp,
  context: InstallContext,
): Promise<ConnectedApp> {
  requireConsent(appName, scopes)
  requireCredentialIfNeeded(appName, credential)
  await withAccount(db, scope, async (db) => {
    if ((await listConnectedApps(db, scope)).some((app) => app.appName === appName)) throw alreadyConnected(appName)
  })
  const { title } = appCatalog[appName]
  if (credential) await checkCredential({ appName, title, credential }, context.settings, context.signal)
  const id = newId()
  return withAccount(db, scope, async (db) => {
    const stored = toStoredCredential(credential, id, context.secret)
    if (!(await insertConnectedApp(db, scope, { id, appName, credential: stored }))) throw alreadyConnected(appName)
    await publishLiveEvent(db, scope, { kind: 'connected-apps', id })
    return getConnectedAppOrThrow(db, scope, id)
  })
}

export const toStoredCredential = (text: string | undefined, appId: string, secret: Buffer): StoredCredential =>
  text === undefined
    ? { credential: null, credential_hint: '' }
    : { credential: encryptCredential(text, appId, secret), credential_hint: text.length > 8 ? text.slice(-4) : '' }

/** The manifest may have changed since the page was loaded. */
function requireConsent(appName: AppName, agreed: readonly string[]) {
  const asked = appCatalog[appName].scopes
  if (agreed.length !== asked.length || asked.some((scope) => !agreed.includes(scope)))
    throw invalid({ scopes: 'The app asks for other permissions. Please reload the page.' })
}

function requireCredentialIfNeeded(appName: AppName, credential: string | undefined) {
  const needsKey = appCatalog[appName].authentication === 'APP_KEY'
  if (needsKey && !credential) throw invalid({ credential: requiredMessage })
  if (!needsKey && credential) throw invalid({ credential: `${appCatalog[appName].title} needs no key` })
}

const alreadyConnected = (appName: AppName) =>
  new Problem('conflict', `${appCatalog[appName].title} is connected already`)
