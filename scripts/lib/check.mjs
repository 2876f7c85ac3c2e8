import { availableParallelism } from 'node:os'
import { listCheckSteps } from './check-steps.mjs'
import { describeError, reportStep } from './report.mjs'
import { runConcurrently } from './run.mjs'

/** Runs every check and prints each as it finishes. */
export async function runChecks() {
  const problems = await runConcurrently(
    availableParallelism(),
    listCheckSteps().map((step) => () => runStep(step)),
  )
  const failed = problems.filter(Boolean).length
  return { passed: problems.length - failed, failed, skipped: 0 }
}

async function runStep({ name, run }) {
  const startedAt = performance.now()
  const result = await run().catch(describeError)
  const { problem, summary } = typeof result === 'string' ? { problem: result } : result
  reportStep({ name, problem, summary, startedAt })
  return problem
}
