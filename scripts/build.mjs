import { ensureBuilt } from './lib/build.mjs'
import { prepareTools } from './lib/prepare.mjs'
import { exitOnSetupError } from './lib/setup-error.mjs'

// Builds everything the server needs; parts whose sources have not changed are skipped.
await prepareTools()
const built = await exitOnSetupError(ensureBuilt)
if (built.length === 0) console.log('Everything is up to date.')
