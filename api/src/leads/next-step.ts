import { Problem } from '@gable/shared/http/problem.ts'
import type { NextStep } from '@gable/shared/leads/next-step.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockLeadOrThrow } from './move-queries.ts'
import { saveUndo } from './undo-queries.ts'
import { updateLeadFields } from './write-queries.ts'

/** Plans the next action of an open lead. What was done before can still be undone. */
export async function setNextStep(db: Db, scope: AccountScope, id: string, { action, at }: NextStep) {
  const { stage, undo } = await lockLeadOrThrow(db, scope, id)
  if (isClosed(stage)) throw new Problem('conflict', 'This lead is closed, so it needs no next step')
  await updateLeadFields(db, scope, id, { nextAction: action, nextActionAt: at })
  if (undo) await saveUndo(db, scope, id, undo)
}
