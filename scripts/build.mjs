import { ensureBuilt } from './lib/build.mjs'
import { orStop } from './lib/obstacle.mjs'
import { prepareTools } from './lib/prepare.mjs'

// Builds everything a server needs; what has not changed since it was last built stays.
await prepareTools()
const built = await orStop(ensureBuilt)
if (built.length === 0) console.log('Everything is built already.')
