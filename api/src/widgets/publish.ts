import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { cannotClone, cannotCloneArchived, cannotUnarchive, noneRemaining } from '@gable/shared/widgets/messages.ts'
import { templates, getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { lockPlanLimit } from '../assets/plan-limit-queries.ts'
import { insertAsset, updateAsset } from '../assets/queries.ts'
import { assertWithinPlanLimit } from '../assets/assert-within-plan-limit.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { applyTemplate } from './templates.ts'
import { lockWidgetOrThrow } from './get-widget.ts'
import { selectWidgets } from './queries.ts'

type CreateWidgetInput = ParsedRequest<Contract['POST /agent/widget/config']>['body']

export async function createWidget(db: Db, scope: Scope, { type, widgetName: name, templateId }: CreateWidgetInput) {
  await lockPlanLimit(db, scope)
  await assertCanPublishAnother(db, scope, noneRemaining)
  const beginning = templateId === undefined ? getDefaultTemplate(type) : templates.find(({ id }) => id === templateId)
  if (beginning?.type !== type)
    throw new Problem('invalid', 'Some fields need attention', { templateId: 'There is no such template of this type' })
  return insertAsset(db, scope, { kind: 'widget', type, name, ...(await applyTemplate(db, scope, beginning)) })
}

export async function cloneWidget(db: Db, scope: Scope, id: string, name: string) {
  await lockPlanLimit(db, scope)
  const { type, status, brandingId, settings } = await lockWidgetOrThrow(db, scope, id)
  if (status === 'ARCHIVED') throw new Problem('conflict', cannotCloneArchived)
  await assertCanPublishAnother(db, scope, cannotClone)
  return insertAsset(db, scope, { kind: 'widget', type, name, brandingId, settings })
}

/** What is published already stays as it is, however full the plan. */
export async function unarchiveWidget(db: Db, scope: Scope, id: string) {
  await lockPlanLimit(db, scope)
  const { status } = await lockWidgetOrThrow(db, scope, id)
  if (status === 'PUBLISHED') return
  await assertCanPublishAnother(db, scope, cannotUnarchive)
  await updateAsset(db, scope, id, { status: 'PUBLISHED' })
}

const assertCanPublishAnother = (db: Db, scope: AccountScope, refusal: string) =>
  assertWithinPlanLimit(db, scope, { assets: selectWidgets(db, scope), feature: 'widgets', refusal })
