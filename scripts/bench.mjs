import { prepare } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { attached } from './lib/run.mjs'

// Measures what the product is held to. `npm run bench -- start-warm` measures that only.
await prepare()
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
process.exit(await attached(process.execPath, [tsx, 'tests/bench/run.ts', ...process.argv.slice(2)]))
