import { prepare } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { attached } from './lib/run.mjs'

// What `npm test` does to the running product in a minute, for as long as it takes to believe it.
await prepare()
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
const parameters = [vitest, 'run', '--project', 'faults', ...process.argv.slice(2)]
process.exit(await attached(process.execPath, parameters, { env: { FAULTS: 'long' } }))
