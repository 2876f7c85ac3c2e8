import type { FastifyInstance } from 'fastify'
import { getAccountSettings } from '../account-settings/queries.ts'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { withAccount } from '../platform/database.ts'

/** Returns a function that finds the account's tracking code for a page or widget. Every page view needs it, so it is cached. */
export function createTrackingCodeLookup(app: Pick<FastifyInstance, 'db' | 'assets'>) {
  const cache = createPublicConfigCache<string>()
  app.assets.onContentChanged(cache.invalidate)

  return async (assetId: string): Promise<string> => {
    const asset = await app.assets.find(assetId)
    if (asset?.status !== 'PUBLISHED') return ''
    const { scope } = asset
    const { accountId } = scope
    const read = async () => (await withAccount(app.db, scope, (db) => getAccountSettings(db, scope))).tracking_code
    return (await (cache.get(accountId) ?? cache.load(accountId, accountId, read()))) ?? ''
  }
}
