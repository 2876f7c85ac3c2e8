import { Problem } from '@gable/shared/http/problem.ts'
import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findWidget, type HeldWidget, lockWidget } from './queries.ts'

const noSuchWidget = () => new Problem('not_found', 'There is no such widget')

export async function knownWidget(db: Db, scope: AccountScope, id: string) {
  const widget = await findWidget(db, scope, id)
  if (!widget) throw noSuchWidget()
  return widget
}

export async function heldWidget(db: Db, scope: AccountScope, id: string): Promise<HeldWidget> {
  const widget = await lockWidget(db, scope, id)
  if (!widget) throw noSuchWidget()
  return widget
}

export async function editableWidget(db: Db, scope: AccountScope, id: string): Promise<HeldWidget> {
  const widget = await heldWidget(db, scope, id)
  if (widget.status === 'ARCHIVED') throw new Problem('conflict', cannotEditArchived)
  return widget
}
