import type { AssetKind, AssetStatus } from '@gable/shared/assets/asset.ts'
import { sql } from 'kysely'
import { createAssetCache } from './asset-cache.ts'
import { type Cells, findInCells } from './cells/cells.ts'
import type { Database, Db } from './database.ts'
import { listen } from './live/listen.ts'
import { mintAccountScope } from './mint.ts'
import type { Log } from './observe/log.ts'
import type { AccountScope } from './scope.ts'

export interface CachedAsset {
  id: string
  kind: AssetKind
  status: AssetStatus
  /** The account that owns the asset. */
  scope: AccountScope
  /** The time zone of that account, in which its days begin. */
  timeZone: string
  /** The A/B test that runs on the page, and the percentage of visitors who see its version B. */
  splitTest?: { id: string; share: number } | undefined
}

/** Maps the ID of a widget, page or dashboard to its account without a database query. Visitors' requests carry only that ID. */
export interface AssetMap {
  /** Undefined when there is no such asset. An asset that is not cached yet is looked up. */
  find(id: string): Promise<CachedAsset | undefined>
  /** Reads the cache only, for code that must not wait. */
  getCached(id: string): CachedAsset | undefined
  /** Calls the listener when content that visitors see has changed in an account; without an ID, in any account. */
  onContentChanged(listener: (accountId: string | undefined) => void): void
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    assets: AssetMap
  }
}

interface AssetRow {
  id: string
  account_id: string
  kind: AssetKind
  status: AssetStatus
  time_zone: string
  split_test_id: string | null
  split_test_share: number | null
}

interface Databases {
  product: Database
  owner: Database
  cells?: Cells | undefined
}

/** Changes arrive from every cell, each over a connection of its own. */
export function createAssetMap({ product, owner, cells }: Databases, log: Log): AssetMap {
  const cache = createAssetCache()
  const contentListeners = new Set<(accountId: string | undefined) => void>()
  const pendingReads = new Map<string, Promise<CachedAsset | undefined>>()
  const subscriptions = [{ product, owner }, ...(cells?.others ?? [])].map(({ product: { db }, owner }) =>
    listen(owner.pool, 'subjects', log, {
      onMessage: (message) => {
        if (message.startsWith(contentChangedPrefix))
          emitContentChanged(message.slice(contentChangedPrefix.length) || undefined)
        else void readAsset(message).catch((error) => handleReadError(error, message))
      },
      onConnected: () => {
        emitContentChanged(undefined)
        void readAllAssets(db).catch(handleReadError)
      },
    }),
  )
  return {
    find: async (id) => {
      if (cache.isMissing(id)) return undefined
      return cache.get(id) ?? readAssetOnce(id)
    },
    getCached: cache.get,
    onContentChanged: (listener) => void contentListeners.add(listener),
    close: async () => void (await Promise.all(subscriptions.map((subscription) => subscription.close()))),
  }

  function emitContentChanged(accountId: string | undefined) {
    for (const listener of contentListeners) listener(accountId)
  }

  /** Concurrent visitors of a new asset share one query. */
  function readAssetOnce(id: string) {
    const read = pendingReads.get(id) ?? readAsset(id).finally(() => pendingReads.delete(id))
    pendingReads.set(id, read)
    return read
  }

  async function readAsset(id: string) {
    const read = cache.startRead()
    const asset = await findInCells(product.db, async (db) => {
      const { rows } = await sql<AssetRow>`select * from get_public_asset(${id})`.execute(db)
      return rows.map(toAsset)[0]
    })
    if (asset) cache.set(asset, read)
    else cache.setMissing(id, read)
    return asset
  }

  async function readAllAssets(db: Db) {
    const read = cache.startRead()
    const { rows } = await sql<AssetRow>`select * from list_public_assets()`.execute(db)
    for (const row of rows) cache.set(toAsset(row), read)
  }

  /** The cached state may be outdated now, so the next visitor reads it again. */
  function handleReadError(err: unknown, id?: string) {
    log.warn({ err }, 'Could not read a changed asset')
    cache.delete(id)
  }
}

/** Messages on the channel are either an asset ID or this prefix with an account ID. */
const contentChangedPrefix = 'shown '

const toAsset = ({
  account_id,
  time_zone,
  split_test_id: id,
  split_test_share: share,
  ...row
}: AssetRow): CachedAsset => ({
  ...row,
  scope: mintAccountScope(account_id),
  timeZone: time_zone,
  ...(id !== null && share !== null && { splitTest: { id, share } }),
})
