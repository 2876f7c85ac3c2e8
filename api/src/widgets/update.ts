import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import { leadTypeOf } from '@gable/shared/widgets/settings.ts'
import { getAccountDefaults } from '../assets/account-defaults.ts'
import { updateAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockEditableWidgetOrThrow, lockWidgetOrThrow } from './get-widget.ts'
import { validateSettings } from './validate-settings.ts'

type SettingsInput = ParsedRequest<Contract['PATCH /agent/widget/config/:widgetId/settings']>['body']

/** Settings without a form keep the current one. Widgets from older versions get the default form. */
export async function updateSettings(db: Db, scope: Scope, id: string, { settings, basedOn }: SettingsInput) {
  const widget = await lockEditableWidgetOrThrow(db, scope, id)
  requireUnchanged(widget, { basedOn })
  const { brandingId, ...content } = await validateSettings(db, scope, widget.type, settings)
  const action = widget.settings.action ?? (await getAccountDefaults(db, scope)).actionFor(leadTypeOf[widget.type])
  await updateAsset(db, scope, id, { brandingId, settings: { action, ...content } })
}

export async function renameWidget(db: Db, scope: Scope, id: string, name: string) {
  await lockEditableWidgetOrThrow(db, scope, id)
  await updateAsset(db, scope, id, { name })
}

export async function archiveWidget(db: Db, scope: Scope, id: string) {
  const { status } = await lockWidgetOrThrow(db, scope, id)
  if (status === 'PUBLISHED') await updateAsset(db, scope, id, { status: 'ARCHIVED' })
}
