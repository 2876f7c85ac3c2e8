import { ensureBuilt } from './lib/build.mjs'
import { runChecks } from './lib/check.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { describeError, reportStep } from './lib/report.mjs'
import { requireNode } from './lib/repository.mjs'
import { runStories, runVitest } from './lib/test-runs.mjs'

// Everything CI runs, in its order. `npm test -- contacts` runs only the tests of one feature, in every layer.
requireNode()
const words = process.argv.slice(2)
const totals = { passed: 0, failed: 0, skipped: 0 }

if (await prepareStep('install', ensureInstalled)) {
  const isBuilt = await prepareStep('build', () => ensureBuilt({ quiet: true }))
  if (words.length === 0) add(await runChecks())
  add(await runStep('unit and API', () => runVitest('!faults', words)))
  if (isBuilt) {
    add(await runStep('browser stories', () => runStories(words)))
    // Fault tests kill and starve processes, so no other tests run beside them.
    add(await runStep('faults', () => runVitest('faults', words)))
  } else console.log('- browser stories and faults were skipped because the build failed')
}

const { passed, failed, skipped } = totals
if (passed + failed === 0) {
  console.log(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`)
  process.exitCode = 1
}
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
if (failed) process.exitCode = 1

/** Preparation is not a test; only its failure counts. */
async function prepareStep(name, work) {
  const { failed } = await runStep(name, async () => {
    await work()
    return { passed: 0, failed: 0, skipped: 0 }
  })
  totals.failed += failed
  return failed === 0
}

async function runStep(name, work) {
  const startedAt = performance.now()
  const result = await work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, problem: describeError(error) }))
  reportStep({ name, startedAt, ...result })
  return result
}

function add(counts) {
  for (const key of Object.keys(totals)) totals[key] += counts[key]
}
