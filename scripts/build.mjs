import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/repository.mjs'

// Builds everything a server needs; what has not changed since it was last built stays.
requireNode()
await ensureInstalled()
try {
  const built = await ensureBuilt()
  if (built.length === 0) console.log('Everything is built already.')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
