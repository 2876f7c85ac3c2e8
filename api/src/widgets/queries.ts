import { filledSettings } from '@gable/shared/widgets/filled-settings.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { inWhole, type SubjectRow, standingOf, subjectsOf } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const widgetsOf = (db: Db, scope: AccountScope) => subjectsOf(db, scope, 'widget')

export async function findWidget(db: Db, scope: AccountScope, id: string): Promise<Widget | undefined> {
  const row = await inWhole(widgetsOf(db, scope).where('subjects.id', '=', id)).executeTakeFirst()
  return row && widgetOf(row)
}

export function widgetOf(row: SubjectRow): Widget {
  const type = row.type as WidgetType
  const settings = filledSettings(type, { ...row.settings, brandingId: row.branding_id })
  return { ...standingOf(row), type, settings } as Widget
}
