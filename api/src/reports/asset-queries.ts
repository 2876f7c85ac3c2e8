import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { selectAssets } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface AssetFilter {
  kind: AssetKind
  type?: string | undefined
}

/** The assets of the account, without the personal pages of its agents. */
export function listReportedAssets(db: Db, scope: AccountScope, { kind, type }: AssetFilter) {
  const assets = selectAssets(db, scope, kind).select(['assets.id', 'assets.name', 'assets.status'])
  const ofAccount = assets.where('assets.agent_id', 'is', null)
  return (type === undefined ? ofAccount : ofAccount.where('assets.type', '=', type)).execute()
}
