import { ensureBuilt } from './lib/build.mjs'
import { check } from './lib/check.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { complaintOf, report } from './lib/report.mjs'
import { requireNode } from './lib/repository.mjs'
import { stories, vitest } from './lib/test-runs.mjs'

// Everything that CI runs, in its order. What measures time or crowds the machine runs alone.
requireNode()
const totals = { passed: 0, failed: 0, skipped: 0 }

if (await succeeds('install', ensureInstalled)) {
  const isBuilt = await succeeds('build', () => ensureBuilt({ quiet: true }))
  add(await check())
  add(await run('unit and API', () => vitest('!faults')))
  if (isBuilt) {
    add(await run('browser stories', stories))
    add(await run('faults', () => vitest('faults')))
  } else console.log('- browser stories and faults did not run: there is nothing built to run them on')
}

const { passed, failed, skipped } = totals
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed ? 1 : 0

/** Steps that prepare are no tests; only their failure counts. */
async function succeeds(name, work) {
  const { failed } = await run(name, async () => {
    await work()
    return { passed: 0, failed: 0, skipped: 0 }
  })
  totals.failed += failed
  return failed === 0
}

async function run(name, work) {
  const started = performance.now()
  const outcome = await work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, complaint: complaintOf(error) }))
  report({ name, started, ...outcome })
  return outcome
}

function add(counts) {
  for (const key of Object.keys(totals)) totals[key] += counts[key]
}
