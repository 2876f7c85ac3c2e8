import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { checkCredential } from './check-credential.ts'
import { type InstallContext, toStoredCredential } from './install-app.ts'
import { getConnectedAppOrThrow, updateCredential } from './queries.ts'

/** Replaces the key of the account at an app, after it was tried there. The app works again. */
export async function replaceCredential(
  db: Db,
  scope: Scope,
  appId: string,
  credential: string,
  { settings, secret, signal }: InstallContext,
): Promise<ConnectedApp> {
  const { appName, title } = await withAccount(db, scope, (db) => getConnectedAppOrThrow(db, scope, appId))
  if (appCatalog[appName].authentication !== 'APP_KEY') throw invalid({ credential: `${title} needs no key` })
  await checkCredential({ appName, title, credential }, settings, signal)
  return withAccount(db, scope, async (db) => {
    await updateCredential(db, scope, appId, toStoredCredential(credential, appId, secret))
    await publishLiveEvent(db, scope, { kind: 'connected-apps', id: appId })
    return getConnectedAppOrThrow(db, scope, appId)
  })
}
