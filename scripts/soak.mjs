import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { prepare } from './lib/prepare.mjs'
import { runStories, runVitest } from './lib/test-runs.mjs'

// Repeats the tests while other processes keep every core busy, and lists the tests that ever failed.
// `--runs 20` also gives every property test 20 times its examples in each round.
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, runs: { type: 'string', default: '1' } },
})
process.env.PROPERTY_RUNS = values.runs
const layers = [
  { name: 'unit and API', run: () => runVitest('!faults', words) },
  { name: 'browser stories', run: () => runStories(words) },
  { name: 'faults', run: () => runVitest('faults', words) },
]

await prepare()
// Retries would hide what this looks for.
delete process.env.CI
const stress = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;) Math.random()'], { stdio: 'ignore' }),
)
const failures = new Map()
try {
  for (let round = 1; round <= Number(values.times); round += 1) {
    for (const { name, run } of layers) {
      const { passed, failed, failedTests, problem } = await run()
      console.log(`round ${round}, ${name}: ${passed} passed, ${failed} failed`)
      for (const test of failedTests ?? []) failures.set(test, (failures.get(test) ?? 0) + 1)
      if (failed && !failedTests?.length) console.log(problem)
    }
  }
} finally {
  for (const child of stress) child.kill()
}

for (const [test, count] of [...failures].sort(([, a], [, b]) => b - a))
  console.log(`${count} of ${values.times}: ${test}`)
if (failures.size === 0) console.log(`Nothing failed in ${values.times} rounds.`)
process.exitCode = failures.size === 0 ? 0 : 1
