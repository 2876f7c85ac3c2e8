import type { Contract } from '@gable/shared/contract.ts'
import type { Received } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { cannotClone, cannotCloneArchived, cannotUnarchive, noneRemaining } from '@gable/shared/widgets/messages.ts'
import { beginnings, firstOf } from '@gable/shared/widgets/templates.ts'
import { queueForAllowance } from '../assets/allowance-queries.ts'
import { insertSubject, updateSubject } from '../assets/queries.ts'
import { refuseBeyondAllowance } from '../assets/refuse-beyond-allowance.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { begin } from './begin.ts'
import { heldWidget } from './held-widget.ts'
import { widgetsOf } from './queries.ts'

type Asked = Received<Contract['POST /agent/widget/config']>['body']

export async function createWidget(db: Db, scope: Scope, { type, widgetName: name, templateId }: Asked) {
  await queueForAllowance(db, scope)
  await refuseAnother(db, scope, noneRemaining)
  const beginning = templateId === undefined ? firstOf(type) : beginnings.find(({ id }) => id === templateId)
  if (beginning?.type !== type)
    throw new Problem('invalid', 'Some fields need attention', { templateId: 'There is no such template of this type' })
  return insertSubject(db, scope, { kind: 'widget', type, name, ...(await begin(db, scope, beginning)) })
}

export async function cloneWidget(db: Db, scope: Scope, id: string, name: string) {
  await queueForAllowance(db, scope)
  const { type, status, brandingId, settings } = await heldWidget(db, scope, id)
  if (status === 'ARCHIVED') throw new Problem('conflict', cannotCloneArchived)
  await refuseAnother(db, scope, cannotClone)
  return insertSubject(db, scope, { kind: 'widget', type, name, brandingId, settings })
}

/** What is published already stays as it is, however full the plan. */
export async function unarchiveWidget(db: Db, scope: Scope, id: string) {
  await queueForAllowance(db, scope)
  const { status } = await heldWidget(db, scope, id)
  if (status === 'PUBLISHED') return
  await refuseAnother(db, scope, cannotUnarchive)
  await updateSubject(db, scope, id, { status: 'PUBLISHED' })
}

const refuseAnother = (db: Db, scope: AccountScope, refusal: string) =>
  refuseBeyondAllowance(db, scope, { subjects: widgetsOf(db, scope), feature: 'widgets', refusal })
