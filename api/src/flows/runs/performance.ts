import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { countContactsAtSteps, countPiecesOfSteps, listFlowDays, listStepTotals } from './performance-queries.ts'

/** Steps of all versions: contacts may still be at one that the newest does not have. */
export async function getFlowPerformance(db: Db, scope: AccountScope, flowId: string, days: number) {
  const totals = await listStepTotals(db, scope, flowId)
  const contacts = toMap(await countContactsAtSteps(db, scope, flowId))
  const pieces = toMap(await countPiecesOfSteps(db, scope, flowId))
  const stepIds = new Set([...totals.map(({ stepId }) => stepId), ...contacts.keys()])
  const steps = [...stepIds].map((stepId) => {
    const ofStep = totals.filter((total) => total.stepId === stepId)
    const getTotal = (type: string) => ofStep.find((total) => total.type === type)?.count ?? 0
    const { active = 0, failed = 0 } = contacts.get(stepId) ?? {}
    const { sent = 0, held = 0, opened = 0, clicked = 0 } = pieces.get(stepId) ?? {}
    const branches = ofStep.flatMap(({ type, count }) =>
      type.startsWith(branchPrefix) ? [[type.slice(branchPrefix.length), count] as const] : [],
    )
    return {
      stepId,
      active,
      failed,
      done: getTotal('DONE'),
      skipped: getTotal('SKIPPED'),
      branches: Object.fromEntries(branches),
      sent,
      held,
      opened,
      clicked,
    }
  })
  return { steps, series: await listFlowDays(db, scope, flowId, days) }
}

const branchPrefix = 'BRANCH:'

const toMap = <T extends { stepId: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.stepId, row]))
