import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isOver } from '@gable/shared/leads/stages.ts'
import { tellTimeline } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { gapUnder, lockLead, placeLead, queueForColumn, spreadColumn } from './move-queries.ts'

interface Asked {
  stage: LeadStage
  /** Under which lead; null is the head of the column, undefined its usual end. */
  below?: string | null | undefined
  lostReason?: string | undefined
}

/** Puts a lead where somebody dropped it, and tells its history where that is another stage. */
export async function moveLead(db: Db, scope: Scope, id: string, { stage, below, lostReason }: Asked) {
  await queueForColumn(db, scope, stage)
  const lead = await lockLead(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  const isAnotherStage = lead.stage !== stage
  const upper = below === undefined || below === id ? usualEnd(stage) : below
  const position = await placeFor(db, scope, { id, stage, upper })
  const reason = stage === 'LOST' ? (lostReason ?? lead.lostReason) : null
  if (stage === 'LOST' && !reason)
    throw new Problem('invalid', 'Some fields need attention', { lostReason: requiredMessage })
  await placeLead(db, scope, id, { stage, position, lostReason: reason, isAnotherStage })
  if (!isAnotherStage) return
  await tellTimeline(db, scope, lead, {
    eventGroup: 'LEAD',
    kind: 'STAGE_CHANGED',
    detail: { leadId: id, from: lead.stage, to: stage, ...(reason && { lostReason: reason }) },
  })
}

/** Who waits is answered from the oldest; what is over is read from the newest. */
const usualEnd = (stage: LeadStage) => (isOver(stage) ? null : undefined)

/** At the end of another stage, without a word to the history. */
export async function placeAtFoot(db: Db, scope: Scope, id: string, stage: LeadStage) {
  const position = await placeFor(db, scope, { id, stage, upper: undefined })
  await placeLead(db, scope, id, { stage, position, lostReason: null, isAnotherStage: true })
}

interface Wanted {
  id: string
  stage: LeadStage
  upper: string | null | undefined
}

async function placeFor(db: Db, scope: Scope, wanted: Wanted): Promise<number> {
  const position = between(await gapUnder(db, scope, wanted))
  if (position !== undefined) return position
  await spreadColumn(db, scope, wanted.stage)
  return between(await gapUnder(db, scope, wanted)) ?? 0
}

/** Undefined where there is no room left between the two. */
function between({ above, below }: { above: number | null; below: number | null }): number | undefined {
  if (above === null) return below === null ? 0 : below - step
  if (below === null) return above + step
  const middle = (above + below) / 2
  return middle - above > tooClose && below - middle > tooClose ? middle : undefined
}

const step = 1024
const tooClose = 1e-6
