import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { orStop } from './obstacle.mjs'
import { requireNode } from './repository.mjs'

/** Brings a fresh clone, or one that has moved on, to where the product runs. */
export async function prepare() {
  await prepareTools()
  await orStop(ensureBuilt)
}

/** The same for what only needs the tools. */
export async function prepareTools() {
  requireNode()
  await orStop(ensureInstalled)
}
