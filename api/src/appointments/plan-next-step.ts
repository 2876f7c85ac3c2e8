import type { NextStep } from '@gable/shared/leads/next-step.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { lockLeadOrThrow } from '../leads/move-queries.ts'
import { setNextStep } from '../leads/next-step.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Makes the appointment, or what follows from canceling it, the next step of the lead. A closed lead stays as it is. */
export async function planNextStep(db: Db, scope: AccountScope, leadId: string, step: NextStep) {
  const { stage } = await lockLeadOrThrow(db, scope, leadId)
  if (!isClosed(stage)) await setNextStep(db, scope, leadId, step)
}
