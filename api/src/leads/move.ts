import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { ActorScope } from '../platform/scope.ts'
import { getGapBelow, lockColumn, lockLeadOrThrow, respaceColumn, updatePlace } from './move-queries.ts'
import { type LeadChangeName, saveUndo, toUndo } from './undo-queries.ts'

interface MoveLeadInput {
  stage: LeadStage
  /** Id of the lead above it. Null means the top of the column, undefined the default place. */
  below?: string | null | undefined
  lostReason?: string | undefined
}

/** Moves a lead to where it was dropped, and records a change of stage in its history. Returns whether the stage changed. */
export async function moveLead(
  db: Db,
  scope: ActorScope,
  id: string,
  { stage, below, lostReason }: MoveLeadInput,
  change: LeadChangeName = 'MOVE',
): Promise<boolean> {
  await lockColumn(db, scope, stage)
  const lead = await lockLeadOrThrow(db, scope, id)
  const isNewStage = lead.stage !== stage
  const upper = below === undefined || below === id ? getDefaultNeighbor(stage) : below
  const position = await findPosition(db, scope, { id, stage, upper })
  const reason = stage === 'LOST' ? (lostReason ?? lead.lostReason) : null
  if (stage === 'LOST' && !reason) throw invalid({ lostReason: requiredMessage })
  await updatePlace(db, scope, id, { stage, position, lostReason: reason, isNewStage })
  const entryId = isNewStage
    ? await recordActivity(db, scope, lead, {
        eventGroup: 'LEAD',
        kind: 'STAGE_CHANGED',
        detail: { leadId: id, from: lead.stage, to: stage, ...(reason && { lostReason: reason }) },
      })
    : undefined
  await saveUndo(db, scope, id, toUndo(change, lead, entryId === undefined ? [] : [entryId]))
  return isNewStage
}

/** Open leads are worked off from the oldest, so new ones go to the end; closed ones are read from the newest. */
const getDefaultNeighbor = (stage: LeadStage) => (isClosed(stage) ? null : undefined)

/** Moves a lead to the end of another stage without recording it. */
export async function moveToEnd(db: Db, scope: ActorScope, id: string, stage: LeadStage) {
  const position = await findPosition(db, scope, { id, stage, upper: undefined })
  await updatePlace(db, scope, id, { stage, position, lostReason: null, isNewStage: true })
}

interface TargetPlace {
  id: string
  stage: LeadStage
  upper: string | null | undefined
}

async function findPosition(db: Db, scope: ActorScope, target: TargetPlace): Promise<number> {
  const position = getPositionBetween(await getGapBelow(db, scope, target))
  if (position !== undefined) return position
  await respaceColumn(db, scope, target.stage)
  return getPositionBetween(await getGapBelow(db, scope, target)) ?? 0
}

/** Undefined when the two are too close to fit another between them. */
function getPositionBetween({ above, below }: { above: number | null; below: number | null }): number | undefined {
  if (above === null) return below === null ? 0 : below - step
  if (below === null) return above + step
  const middle = (above + below) / 2
  return middle - above > minimumGap && below - middle > minimumGap ? middle : undefined
}

const step = 1024
const minimumGap = 1e-6
