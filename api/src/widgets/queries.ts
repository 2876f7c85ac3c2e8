import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { withSummaryColumns, type AssetRow, toAssetSummary, selectAssets } from '../assets/queries.ts'
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
