import {
  type GettingStartedTask,
  type TaskName,
  taskLabels,
  taskNames,
  taskRules,
} from '@gable/shared/getting-started/task.ts'
import { allowanceOf, type Plan } from '@gable/shared/plans/plan.ts'
import { grantCredits } from '../credits/ledger.ts'
import { getPlan } from '../plans/queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { endGettingStarted, getTaskFacts, type TaskFacts, toCreditKey } from './task-queries.ts'

/** The tasks that the plan and the caller's role allow. None once the account has done all that its plan allows. */
export async function listTasks(db: Db, scope: Scope): Promise<GettingStartedTask[]> {
  const facts = await getTaskFacts(db, scope)
  if (facts.hasEnded) return []
  return listAllowed(await getPlan(db, scope))
    .filter((name) => mayDo(scope, name))
    .map((name) => ({
      name,
      isDone: isDone(facts, name),
      credits: taskRules[name].credits,
      isPaid: facts.paid.has(name),
    }))
}

/** Pays what was finished since, also by colleagues, and tells every open console. */
export async function payRewards(db: Db, scope: Scope): Promise<GettingStartedTask[]> {
  const facts = await getTaskFacts(db, scope)
  if (facts.hasEnded) return []
  const allowed = listAllowed(await getPlan(db, scope))
  const unpaid = allowed.filter((name) => facts.done.has(name) && !facts.paid.has(name))
  const hasOpenTask = allowed.some((name) => !isDone(facts, name))
  for (const name of unpaid) {
    const { credits } = taskRules[name]
    const isPaid = await grantCredits(db, scope, {
      key: toCreditKey(name),
      amount: credits,
      cause: { type: 'task', id: name, note: `Getting Started: ${taskLabels[name]}` },
    })
    const isLastStep = !hasOpenTask && name === unpaid.at(-1)
    if (isPaid) await publishLiveEvent(db, scope, { kind: 'getting-started', credits, taskName: name, isLastStep })
  }
  if (!hasOpenTask) await endGettingStarted(db, scope)
  return listTasks(db, scope)
}

const isDone = ({ done, paid }: TaskFacts, name: TaskName) => done.has(name) || paid.has(name)

const listAllowed = (plan: Plan) =>
  taskNames.filter((name) => {
    const { feature } = taskRules[name]
    return feature === undefined || allowanceOf(plan, feature) > 0
  })

function mayDo({ permissions }: Scope, name: TaskName) {
  const { permission } = taskRules[name]
  return permission === undefined || permissions.includes(permission)
}
