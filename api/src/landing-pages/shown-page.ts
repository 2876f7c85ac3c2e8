import type { ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import { getPublicPageRow, type PublicPageRow } from './public-page-queries.ts'
import { getTestedSettings } from './split-tests/queries.ts'

/** The page with the settings of the version that is shown: what is published, or version B of a test. */
export async function getShownPageRow(
  db: Db,
  asset: CachedAsset,
  shown: ShownVariant | undefined,
): Promise<PublicPageRow | undefined> {
  const row = await getPublicPageRow(db, asset)
  if (!row || shown?.variant !== 'B') return row
  return { ...row, ...(await getTestedSettings(db, asset.scope, asset.id, shown.testId)) }
}
