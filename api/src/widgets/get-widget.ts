import { Problem } from '@gable/shared/http/problem.ts'
import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { type LockedAsset, lockAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getWidget } from './queries.ts'

const noSuchWidget = () => new Problem('not_found', 'There is no such widget')

export async function getWidgetOrThrow(db: Db, scope: AccountScope, id: string) {
  const widget = await getWidget(db, scope, id)
  if (!widget) throw noSuchWidget()
  return widget
}

type LockedWidget = LockedAsset & { type: WidgetType }

export async function lockWidgetOrThrow(db: Db, scope: AccountScope, id: string): Promise<LockedWidget> {
  const widget = await lockAsset(db, scope, 'widget', id)
  if (!widget) throw noSuchWidget()
  return widget as LockedWidget
}

export async function lockEditableWidgetOrThrow(db: Db, scope: AccountScope, id: string): Promise<LockedWidget> {
  const widget = await lockWidgetOrThrow(db, scope, id)
  if (widget.status === 'ARCHIVED') throw new Problem('conflict', cannotEditArchived)
  return widget
}
