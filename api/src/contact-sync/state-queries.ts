import type { CrmCatalog } from '@gable/shared/contact-sync/catalog.ts'
import { sql, type Updateable } from 'kysely'
import type { ContactSyncTables } from '../database/schema/contact-sync.ts'
import type { Database, Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const getSyncState = (db: Db, { accountId }: AccountScope, appId: string) =>
  db
    .selectFrom('sync_states')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .executeTakeFirst()

/** Nothing is exchanged before this row exists. All contacts are compared again after a change of the rules. */
export const saveSyncState = (db: Db, { accountId }: AccountScope, appId: string, { sends }: { sends: boolean }) =>
  db
    .insertInto('sync_states')
    .values({ account_id: accountId, app_id: appId, sends })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'app_id']).doUpdateSet({ sends, first_done_at: null, not_before: null }),
    )
    .execute()

export const updateSyncState = (
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  change: Updateable<ContactSyncTables['sync_states']>,
) => db.updateTable('sync_states').set(change).where('account_id', '=', accountId).where('app_id', '=', appId).execute()

export const setCatalog = (db: Db, scope: AccountScope, appId: string, catalog: Partial<CrmCatalog>) =>
  updateSyncState(db, scope, appId, { catalog: JSON.stringify(catalog) })

const leaseLength = sql`interval '90 seconds'`

/** Takes the app for a worker, unless another one that lives works on it. */
export async function acquireLease(db: Db, { accountId }: AccountScope, appId: string, worker: string) {
  const row = await db
    .updateTable('sync_states')
    .set({ locked_by: worker, locked_until: sql`clock_timestamp() + ${leaseLength}` })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', sql<Date>`clock_timestamp()`)]))
    .returning('app_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Keeps the app for the worker. Every transaction of a sync begins with it: a worker that slept too long finds that
 * another one took over, and writes nothing.
 */
export async function renewLease(db: Db, { accountId }: AccountScope, appId: string, worker: string) {
  const row = await db
    .updateTable('sync_states')
    .set({ locked_until: sql`clock_timestamp() + ${leaseLength}` })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('locked_by', '=', worker)
    .returning('app_id')
    .executeTakeFirst()
  return row !== undefined
}

export const releaseLease = (db: Db, { accountId }: AccountScope, appId: string, worker: string) =>
  db
    .updateTable('sync_states')
    .set({ locked_by: null, locked_until: null })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('locked_by', '=', worker)
    .execute()

/** Apps that can be synced, of all accounts. Needs the owner role. */
export async function listAppsToSync({ db }: Database): Promise<{ accountId: string; appId: string }[]> {
  const { rows } = await sql<{ accountId: string; appId: string }>`
    select s.account_id as "accountId", s.app_id as "appId" from sync_states s
      join connected_apps a on a.account_id = s.account_id and a.id = s.app_id
    where a.state = 'ACTIVE' and s.paused_at is null and coalesce(s.not_before, now()) <= now()
      and coalesce(s.locked_until, now()) <= now()`.execute(db)
  return rows
}

/** Writes of the transaction came from this app, and are not sent back to it. */
export const markAsSyncing = (db: Db, appId: string) =>
  sql`select set_config('gable.syncing', ${appId}, true)`.execute(db)
