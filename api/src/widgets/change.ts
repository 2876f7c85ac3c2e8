import type { Contract } from '@gable/shared/contract.ts'
import type { Received } from '@gable/shared/http/endpoint.ts'
import { leadTypeOf } from '@gable/shared/widgets/settings.ts'
import { updateSubject } from '../assets/queries.ts'
import { surroundingsOf } from '../assets/surroundings.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { editableWidget, heldWidget } from './held-widget.ts'
import { ownSettings } from './own-settings.ts'

type Sent = Received<Contract['PATCH /agent/widget/config/:widgetId/settings']>['body']

/** A calculator that is only computed has no form to choose: it goes on leading where it leads. */
export async function changeSettings(db: Db, scope: Scope, id: string, { settings: sent, basedOn }: Sent) {
  const widget = await editableWidget(db, scope, id)
  refuseStale(widget, { basedOn })
  const { brandingId, ...content } = await ownSettings(db, scope, widget.type, sent)
  const action = widget.settings.action ?? (await surroundingsOf(db, scope)).actionFor(leadTypeOf[widget.type])
  await updateSubject(db, scope, id, { brandingId, settings: { action, ...content } })
}

export async function renameWidget(db: Db, scope: Scope, id: string, name: string) {
  await editableWidget(db, scope, id)
  await updateSubject(db, scope, id, { name })
}

export async function archiveWidget(db: Db, scope: Scope, id: string) {
  const { status } = await heldWidget(db, scope, id)
  if (status === 'PUBLISHED') await updateSubject(db, scope, id, { status: 'ARCHIVED' })
}
