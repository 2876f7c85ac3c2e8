import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { deleteZestimates } from '../properties/zestimate-queries.ts'
import { revokeAppKey } from './app-key.ts'
import { deleteAppWebhooks } from './app-key-queries.ts'
import { getConnectedAppOrThrow, setDisconnected } from './queries.ts'

/**
 * Takes the access of an app away: its API key is revoked, its webhooks are deleted, and the key that it gave to the agent
 * is forgotten. What the app brought in stays. Disconnecting again changes nothing.
 */
export async function disconnectApp(db: Db, scope: Scope, appId: string): Promise<void> {
  const { appName } = await getConnectedAppOrThrow(db, scope, appId)
  if (!(await setDisconnected(db, scope, appId))) return
  await deleteAppWebhooks(db, scope, appId)
  await revokeAppKey(db, scope, appId)
  if (appName === 'zestimate') await deleteZestimates(db, scope)
  await publishLiveEvent(db, scope, { kind: 'connected-apps', id: appId })
}
