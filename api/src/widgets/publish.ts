import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { cannotClone, cannotCloneArchived, cannotUnarchive, noneRemaining } from '@gable/shared/widgets/messages.ts'
import { getDefaultTemplate, templates } from '@gable/shared/widgets/templates.ts'
import { assertWithinPlanLimit } from '../assets/assert-within-plan-limit.ts'
import { lockPlanLimit } from '../assets/plan-limit-queries.ts'
import { insertAsset, updateAsset } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { lockWidgetOrThrow } from './get-widget.ts'
import { selectWidgets } from './queries.ts'
import { applyTemplate } from './templates.ts'

type CreateWidgetInput = ParsedRequest<Contract['POST /agent/widget/config']>['body']

export async function createWidget(db: Db, scope: Scope, { type, widgetName: name, templateId }: CreateWidgetInput) {
  await lockPlanLimit(db, scope)
  await assertCanPublishAnother(db, scope, noneRemaining)
  const template = templateId === undefined ? getDefaultTemplate(type) : templates.find(({ id }) => id === templateId)
  if (template?.type !== type) throw invalid({ templateId: 'This template does not exist for this type of widget' })
  return insertAsset(db, scope, { kind: 'widget', type, name, ...(await applyTemplate(db, scope, template)) })
}

export async function cloneWidget(db: Db, scope: Scope, id: string, name: string) {
  await lockPlanLimit(db, scope)
  const { type, status, brandingId, settings } = await lockWidgetOrThrow(db, scope, id)
  if (status === 'ARCHIVED') throw new Problem('conflict', cannotCloneArchived)
  await assertCanPublishAnother(db, scope, cannotClone)
  return insertAsset(db, scope, { kind: 'widget', type, name, brandingId, settings })
}

/** Does nothing to a published widget, even when the plan's limit is exceeded. */
export async function unarchiveWidget(db: Db, scope: Scope, id: string) {
  await lockPlanLimit(db, scope)
  const { status } = await lockWidgetOrThrow(db, scope, id)
  if (status === 'PUBLISHED') return
  await assertCanPublishAnother(db, scope, cannotUnarchive)
  await updateAsset(db, scope, id, { status: 'PUBLISHED' })
}

const assertCanPublishAnother = (db: Db, scope: AccountScope, refusal: string) =>
  assertWithinPlanLimit(db, scope, { assets: selectWidgets(db, scope), feature: 'widgets', refusal })
