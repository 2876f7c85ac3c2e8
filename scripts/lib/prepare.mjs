import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './repository.mjs'
import { exitOnSetupError } from './setup-error.mjs'

/** Installs and builds whatever a fresh or updated clone still lacks. */
export async function prepare() {
  await prepareTools()
  await exitOnSetupError(ensureBuilt)
}

/** The same without the build, for scripts that only need the tools. */
export async function prepareTools() {
  requireNode()
  await exitOnSetupError(ensureInstalled)
}
