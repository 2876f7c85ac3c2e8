import { existsSync, rmSync } from 'node:fs'
import { Obstacle } from './obstacle.mjs'
import { exists, inRoot, packages } from './repository.mjs'
import { attached } from './run.mjs'
import { contentOf, unlessStamped } from './stamp.mjs'

const pnpm = 'pnpm@10.34.9'

/** Installs what the lockfile names, when it has changed since the last time. */
export async function ensureInstalled() {
  const stamp = inRoot('node_modules', '.installed')
  const content = contentOf([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...['.', ...packages].map((p) => `${p}/package.json`),
  ])
  if (!packages.every((name) => exists(name, 'node_modules'))) rmSync(stamp, { force: true })
  return unlessStamped(stamp, content, install)
}

async function install() {
  console.error(
    existsSync(inRoot('node_modules')) ? 'Updating what is installed…' : 'Installing (a minute the first time)…',
  )
  const parameters = [
    '-y',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--config.confirmModulesPurge=false',
  ]
  // Under NODE_ENV=production the tools that build would stay out.
  const env = { NODE_ENV: 'development', npm_config_loglevel: 'error' }
  const code = await attached('npx', parameters, { env })
  if (code !== 0) throw new Obstacle('Installing failed; the lines above say why.')
}
