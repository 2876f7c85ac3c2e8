import { existsSync, rmSync } from 'node:fs'
import { hashContent, runUnlessStamped } from './build-stamp.mjs'
import { exists, inRoot, packages } from './repository.mjs'
import { runAttached } from './run.mjs'
import { SetupError } from './setup-error.mjs'

const pnpm = 'pnpm@10.34.9'

/** Installs from the lockfile when it has changed since the last time. */
export async function ensureInstalled() {
  const stamp = inRoot('node_modules', '.installed')
  const manifests = ['.', ...packages].map((name) => `${name}/package.json`)
  if (!packages.every((name) => exists(name, 'node_modules'))) rmSync(stamp, { force: true })
  return runUnlessStamped(stamp, hashContent(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]), install)
}

async function install() {
  console.error(
    existsSync(inRoot('node_modules'))
      ? 'Updating dependencies…'
      : 'Installing dependencies (a minute the first time)…',
  )
  const args = ['-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false']
  // NODE_ENV=production would leave out the build tools.
  const env = { NODE_ENV: 'development', npm_config_loglevel: 'error' }
  const code = await runAttached('npx', args, { env })
  if (code !== 0) throw new SetupError('The install failed; see the lines above.')
}
