import type { CachedAsset } from './asset-map.ts'

/** Orders reads by when they started: of two results the one whose read started later wins, whenever it arrives. */
type ReadSequence = number

/** IDs without an asset are not looked up again for this long. A new asset is announced sooner. */
const missingTtl = 10_000
const maxMissing = 10_000

/** The last known state of each asset. */
export function createAssetCache(clock: () => number = Date.now) {
  const assets = new Map<string, { asset: CachedAsset; read: ReadSequence }>()
  const missing = new Map<string, { until: number; read: ReadSequence }>()
  let reads = 0

  return {
    startRead: (): ReadSequence => ++reads,
    get: (id: string): CachedAsset | undefined => assets.get(id)?.asset,
    isMissing: (id: string): boolean => (missing.get(id)?.until ?? 0) > clock(),
    set(asset: CachedAsset, read: ReadSequence) {
      if ((missing.get(asset.id)?.read ?? 0) < read) missing.delete(asset.id)
      if ((assets.get(asset.id)?.read ?? 0) < read) assets.set(asset.id, { asset, read })
    },
    setMissing(id: string, read: ReadSequence) {
      if ((assets.get(id)?.read ?? 0) > read) return
      if (missing.size >= maxMissing) missing.clear()
      missing.set(id, { until: clock() + missingTtl, read })
    },
    /** Deletes one asset, or all of them. */
    delete(id?: string) {
      if (id) assets.delete(id)
      else assets.clear()
    },
  }
}
