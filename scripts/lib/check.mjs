import { availableParallelism } from 'node:os'
import { checkSteps } from './check-steps.mjs'
import { complaintOf, report } from './report.mjs'
import { together } from './run.mjs'

/** Runs every step and prints it as it ends. */
export async function check() {
  const outcomes = await together(
    availableParallelism(),
    checkSteps().map((step) => () => runStep(step)),
  )
  const failed = outcomes.filter(Boolean).length
  return { passed: outcomes.length - failed, failed, skipped: 0 }
}

async function runStep({ name, complaint }) {
  const started = performance.now()
  const text = await complaint().catch(complaintOf)
  report({ name, complaint: text, started })
  return text
}
