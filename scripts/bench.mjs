import { prepare } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { runAttached } from './lib/run.mjs'

// Runs the benchmarks; `npm run bench -- start-warm` runs one of them.
await prepare()
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
process.exit(await runAttached(process.execPath, [tsx, 'tests/bench/run.ts', ...process.argv.slice(2)]))
