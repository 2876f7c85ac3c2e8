import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** The key that was created for an app and is not revoked. */
export const getAppKeyId = async (db: Db, { accountId }: Scope, appId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('connected_app_id', '=', appId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id
}

export const linkAppKey = (db: Db, { accountId }: Scope, keyId: string, appId: string) =>
  db
    .updateTable('api_keys')
    .set({ connected_app_id: appId })
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .execute()

/** Locks the app, so that keys requested at once are created one after the other. */
export const lockApp = (db: Db, { accountId }: Scope, appId: string) =>
  db
    .selectFrom('connected_apps')
    .select('app_name')
    .where('account_id', '=', accountId)
    .where('id', '=', appId)
    .where('state', '<>', 'DISCONNECTED')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The webhooks that an app created with any of its keys. */
export const deleteAppWebhooks = (db: Db, { accountId }: Scope, appId: string) =>
  db
    .deleteFrom('webhooks')
    .where('account_id', '=', accountId)
    .where('api_key_id', 'in', (eb) =>
      eb.selectFrom('api_keys').select('id').where('account_id', '=', accountId).where('connected_app_id', '=', appId),
    )
    .execute()
