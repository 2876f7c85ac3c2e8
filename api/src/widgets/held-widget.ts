import { Problem } from '@gable/shared/http/problem.ts'
import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { type HeldSubject, lockSubject } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findWidget } from './queries.ts'

const noSuchWidget = () => new Problem('not_found', 'There is no such widget')

export async function knownWidget(db: Db, scope: AccountScope, id: string) {
  const widget = await findWidget(db, scope, id)
  if (!widget) throw noSuchWidget()
  return widget
}

type HeldWidget = HeldSubject & { type: WidgetType }

export async function heldWidget(db: Db, scope: AccountScope, id: string): Promise<HeldWidget> {
  const widget = await lockSubject(db, scope, 'widget', id)
  if (!widget) throw noSuchWidget()
  return widget as HeldWidget
}

export async function editableWidget(db: Db, scope: AccountScope, id: string): Promise<HeldWidget> {
  const widget = await heldWidget(db, scope, id)
  if (widget.status === 'ARCHIVED') throw new Problem('conflict', cannotEditArchived)
  return widget
}
