import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { type LockedAsset, lockAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getWidget } from './queries.ts'

export const getWidgetOrThrow = async (db: Db, scope: AccountScope, id: string) =>
  orNotFound(await getWidget(db, scope, id), 'widget')

type LockedWidget = LockedAsset & { type: WidgetType }

export const lockWidgetOrThrow = async (db: Db, scope: AccountScope, id: string) =>
  orNotFound(await lockAsset(db, scope, 'widget', id), 'widget') as LockedWidget

export async function lockEditableWidgetOrThrow(db: Db, scope: AccountScope, id: string): Promise<LockedWidget> {
  const widget = await lockWidgetOrThrow(db, scope, id)
  if (widget.status === 'ARCHIVED') throw new Problem('conflict', cannotEditArchived)
  return widget
}
