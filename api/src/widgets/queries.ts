import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { type AssetRow, selectAssets, toAssetSummary, withSummaryColumns } from '../assets/queries.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const selectWidgets = (db: Db, scope: AccountScope) => selectAssets(db, scope, 'widget')

export async function getWidget(db: Db, scope: AccountScope, id: string): Promise<Widget | undefined> {
  const row = await withSummaryColumns(selectWidgets(db, scope).where('assets.id', '=', id)).executeTakeFirst()
  return row && toWidget(row)
}

export function toWidget(row: AssetRow): Widget {
  const type = row.type as WidgetType
  const settings = withDefaultSettings(type, { ...row.settings, brandingId: row.branding_id })
  return { ...toAssetSummary(row), type, settings } as Widget
}

interface PublicWidgetRow {
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

/** Whether visitors get an email as soon as they sent the form. */
export async function sendsAnswer(db: Db, { scope }: CachedAsset, formId: string | undefined): Promise<boolean> {
  const form = await db
    .selectFrom('forms')
    .select('sends_answer')
    .where('account_id', '=', scope.accountId)
    .where('id', '=', formId ?? null)
    .executeTakeFirst()
  return form?.sends_answer ?? true
}
