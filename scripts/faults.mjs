import { prepare } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { runAttached } from './lib/run.mjs'

// Runs the fault tests of `npm test` for minutes instead of seconds.
await prepare()
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
const args = [vitest, 'run', '--project', 'faults', ...process.argv.slice(2)]
process.exit(await runAttached(process.execPath, args, { env: { FAULTS: 'long' } }))
