import { check } from './lib/check.mjs'
import { prepare } from './lib/prepare.mjs'
import { report } from './lib/report.mjs'
import { stories, vitest } from './lib/test-runs.mjs'

// Everything that CI runs, in its order. Steps that measure time or crowd the machine run alone.
await prepare()
const totals = { passed: 0, failed: 0, skipped: 0 }
add(await check())
add(await run('unit and API', () => vitest('!faults')))
add(await run('browser stories', stories))
add(await run('faults', () => vitest('faults')))

const { passed, failed, skipped } = totals
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed ? 1 : 0

async function run(name, work) {
  const started = performance.now()
  const outcome = await work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, complaint: error.stack }))
  report({ name, started, ...outcome })
  return outcome
}

function add(counts) {
  for (const key of Object.keys(totals)) totals[key] += counts[key]
}
