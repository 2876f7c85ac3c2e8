import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { type AssetRow, selectAssets, withSummaryColumns } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** The account's pages, or the caller's personal ones. Agents never see each other's personal pages. */
export function selectPages(db: Db, scope: Scope, owner: PageOwner) {
  const pages = selectAssets(db, scope, 'landing-page')
  return owner === 'account'
    ? pages.where('assets.agent_id', 'is', null)
    : pages.where('assets.agent_id', '=', scope.agentId)
}

/** An account page or one of the caller's personal pages. */
export const findPage = (db: Db, scope: Scope, id: string): Promise<AssetRow | undefined> =>
  withSummaryColumns(
    selectAssets(db, scope, 'landing-page')
      .where('assets.id', '=', id)
      .where(({ eb, or }) => or([eb('assets.agent_id', 'is', null), eb('assets.agent_id', '=', scope.agentId)])),
  ).executeTakeFirst()
