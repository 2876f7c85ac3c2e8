import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import type { Db } from '../platform/database.ts'
import type { CachedAsset } from '../platform/asset-map.ts'

export interface PublicWidgetRow {
  type: string
  status: AssetStatus
  settings: Record<string, unknown>
  agencyName: string
}

export const getPublicWidgetRow = (db: Db, { id, scope }: CachedAsset): Promise<PublicWidgetRow | undefined> =>
  db
    .selectFrom('assets')
    .innerJoin('agencies', 'agencies.account_id', 'assets.account_id')
    .select(['assets.type', 'assets.status', 'assets.settings', 'agencies.name as agencyName'])
    .where('assets.account_id', '=', scope.accountId)
    .where('assets.kind', '=', 'widget')
    .where('assets.id', '=', id)
    .executeTakeFirst()
