import { type AppName, type AppScope, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** The apps that are connected now, in the order in which they were connected. */
export async function listConnectedApps(db: Db, scope: AccountOf): Promise<ConnectedApp[]> {
  const rows = await selectApps(db, scope).where('c.state', '<>', 'DISCONNECTED').orderBy('c.id').execute()
  return rows.map(toConnectedApp)
}

async function getConnectedApp(db: Db, scope: AccountOf, appId: string): Promise<ConnectedApp | undefined> {
  const row = await selectApps(db, scope).where('c.id', '=', appId).executeTakeFirst()
  return row && toConnectedApp(row)
}

/** Whether an app is connected and works. */
export const isAppActive = async (db: Db, scope: AccountOf, appName: AppName): Promise<boolean> =>
  (await getActiveApp(db, scope, appName)) !== undefined

/** The app that is connected and works, with its encrypted key. */
export const getActiveApp = (db: Db, scope: AccountOf, appName: AppName) =>
  db
    .selectFrom('connected_apps')
    .select(['id', 'credential'])
    .where('account_id', '=', scope.accountId)
    .where('app_name', '=', appName)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()

/** What a job needs to call the app: its encrypted key and its rules. */
export const getAppConnection = (db: Db, scope: AccountOf, appId: string) =>
  db
    .selectFrom('connected_apps')
    .select(['id', 'app_name', 'owner_id', 'state', 'credential', 'scopes'])
    .where('account_id', '=', scope.accountId)
    .where('id', '=', appId)
    .executeTakeFirst()

/** Says that an app needs attention, or works again. A disconnected app stays so. */
export async function setAppState(
  db: Db,
  scope: AccountOf,
  appId: string,
  { state, reason = '' }: { state: 'ACTIVE' | 'NEEDS_ATTENTION'; reason?: string },
): Promise<boolean> {
  const row = await db
    .updateTable('connected_apps')
    .set({ state, state_reason: reason.slice(0, 500), updated_at: new Date() })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', appId)
    .where('state', '<>', 'DISCONNECTED')
    .where((eb) => eb.or([eb('state', '<>', state), eb('state_reason', '<>', reason.slice(0, 500))]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function getSyncRules(db: Db, scope: AccountOf, appId: string): Promise<SyncRules> {
  const row = await db
    .selectFrom('connected_apps')
    .select('sync_rules')
    .where('account_id', '=', scope.accountId)
    .where('id', '=', appId)
    .executeTakeFirst()
  return SyncRules.parse(orNotFound(row, 'connected app').sync_rules)
}

export async function updateSyncRules(db: Db, scope: AccountOf, appId: string, rules: SyncRules): Promise<void> {
  const row = await db
    .updateTable('connected_apps')
    .set({ sync_rules: JSON.stringify(rules), updated_at: new Date() })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', appId)
    .where('state', '<>', 'DISCONNECTED')
    .returning('id')
    .executeTakeFirst()
  orNotFound(row, 'connected app')
}

interface NewApp {
  id: string
  appName: AppName
  credential: StoredCredential
}

/** The encrypted key of the account at the app, and how people recognize it. Both are empty for apps without one. */
export interface StoredCredential {
  credential: Buffer | null
  credential_hint: string
}

/** False if the app is connected already. */
export async function insertConnectedApp(db: Db, scope: Scope, { id, appName, credential }: NewApp): Promise<boolean> {
  const row = await db
    .insertInto('connected_apps')
    .values({
      account_id: scope.accountId,
      id,
      app_name: appName,
      owner_id: scope.agentId,
      scopes: [...appCatalog[appName].scopes],
      sync_rules: '{}',
      ...credential,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'app_name']).where('state', '<>', 'DISCONNECTED').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whatever was wrong with the key before is over. */
export async function updateCredential(
  db: Db,
  scope: AccountOf,
  appId: string,
  credential: StoredCredential,
): Promise<void> {
  const row = await db
    .updateTable('connected_apps')
    .set({ ...credential, state: 'ACTIVE', state_reason: '', updated_at: new Date() })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', appId)
    .where('state', '<>', 'DISCONNECTED')
    .returning('id')
    .executeTakeFirst()
  orNotFound(row, 'connected app')
}

/** False if the app is not connected any more. */
export async function setDisconnected(db: Db, scope: AccountOf, appId: string): Promise<boolean> {
  const row = await db
    .updateTable('connected_apps')
    .set({
      state: 'DISCONNECTED' as const,
      state_reason: '',
      credential: null,
      credential_hint: '',
      disconnected_at: new Date(),
      updated_at: new Date(),
    })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', appId)
    .where('state', '<>', 'DISCONNECTED')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const getConnectedAppOrThrow = async (db: Db, scope: AccountOf, appId: string): Promise<ConnectedApp> =>
  orNotFound(await getConnectedApp(db, scope, appId), 'connected app')

type AccountOf = Pick<Scope, 'accountId'>

const selectApps = (db: Db, { accountId }: AccountOf) =>
  db
    .selectFrom('connected_apps as c')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'c.account_id').onRef('a.id', '=', 'c.owner_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('c')
    .select(['u.full_name', 'u.email'])
    .where('c.account_id', '=', accountId)

type AppRow = Selectable<Schema['connected_apps']> & { full_name: string; email: string }

const toConnectedApp = (row: AppRow): ConnectedApp => ({
  _id: row.id,
  appId: row.id,
  appName: row.app_name,
  title: appCatalog[row.app_name].title,
  type: row.app_name.toUpperCase(),
  isActive: row.state === 'ACTIVE',
  state: row.state,
  stateReason: row.state_reason,
  scopes: row.scopes as AppScope[],
  credentialHint: row.credential_hint,
  ownerInfo: { agentId: row.owner_id, fullName: row.full_name, email: row.email },
  connectedAt: row.connected_at.toISOString(),
  disconnectedAt: row.disconnected_at?.toISOString() ?? null,
})
