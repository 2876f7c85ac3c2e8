import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { AdvancedRun } from './advance-run.ts'
import { addToFlowCounters } from './counter-queries.ts'

export interface FlowCount {
  flowId: string
  /** Empty for the flow itself. */
  stepId: string
  type: string
  count: number
}

/** What a transaction counts. It is written once, at its end: others wait for the transaction that holds a counter. */
export interface FlowCounts {
  add(counter: Omit<FlowCount, 'count'>, count?: number): void
  /** Counts where runs of a flow went. */
  addRuns(flowId: string, runs: readonly AdvancedRun[]): void
  /** Adds what was counted elsewhere, once it is certain. */
  addAll(counts: FlowCounts): void
  list(): FlowCount[]
  write(db: Db, scope: AccountScope): Promise<void>
}

export function createFlowCounts(): FlowCounts {
  const counts = new Map<string, FlowCount>()

  function add({ flowId, stepId, type }: Omit<FlowCount, 'count'>, count = 1) {
    const key = `${flowId} ${stepId} ${type}`
    const existing = counts.get(key)
    if (existing) existing.count += count
    else counts.set(key, { flowId, stepId, type, count })
  }

  return {
    add,
    addRuns(flowId, runs) {
      for (const { state, stepId, taken } of runs) {
        if (!taken) continue
        add({ flowId, stepId: taken.stepId, type: taken.outcome })
        if (taken.branch !== null) add({ flowId, stepId: taken.stepId, type: `BRANCH:${taken.branch}` })
        if (state === 'FINISHED') add({ flowId, stepId: '', type: 'FINISHED' })
        else if (stepId !== null && stepId !== taken.stepId) add({ flowId, stepId, type: 'ENTERED' })
      }
    },
    addAll(others) {
      for (const { count, ...counter } of others.list()) add(counter, count)
    },
    list: () => [...counts.values()],
    async write(db, scope) {
      // The same order for everyone, so that two transactions cannot deadlock.
      const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
      counts.clear()
      if (sorted.length > 0) await addToFlowCounters(db, scope, sorted)
    },
  }
}
