import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './repository.mjs'

/** Brings a fresh clone, or one that has moved on, to where the product runs. Stops with a sentence when it cannot. */
export async function prepare() {
  requireNode()
  await ensureInstalled()
  await ensureBuilt().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
