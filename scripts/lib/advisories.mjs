import { readFile } from 'node:fs/promises'
import { listProductionPackages } from './production-packages.mjs'
import { inRoot } from './repository.mjs'
import { runCaptured } from './run.mjs'

/** Asks the configured registry for advisories about the production packages. Only severe ones are a problem. */
export async function checkAdvisories({ lockfile, registry, timeout = 4000 } = {}) {
  const packages = listProductionPackages(lockfile ?? (await readFile(inRoot('pnpm-lock.yaml'), 'utf8')))
  const advisories = await requestAdvisories(registry ?? (await getRegistry()), packages, timeout).catch(
    () => undefined,
  )
  if (!advisories) return { problem: '', summary: 'advisories: not reachable' }
  const severe = advisories.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const lesser = advisories.length - severe.length
  return {
    problem: severe.map((advisory) => formatAdvisory(advisory, packages)).join('\n'),
    summary: lesser === 0 ? '' : `${lesser} of low or moderate severity`,
  }
}

/** npm sets the variable for its scripts. */
async function getRegistry() {
  if (process.env.npm_config_registry) return process.env.npm_config_registry
  const { output } = await runCaptured('npm', ['config', 'get', 'registry', '--loglevel=silent'])
  return output.trim()
}

async function requestAdvisories(registry, packages, timeout) {
  const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', `${registry.replace(/\/$/, '')}/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(packages),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  const byPackage = Object.entries(await response.json())
  return byPackage.flatMap(([name, advisories]) => advisories.map((advisory) => ({ ...advisory, name })))
}

const formatAdvisory = ({ name, severity, title, url, vulnerable_versions }, packages) =>
  `${name} ${packages[name]?.join(', ')}: ${severity}, ${title} (affects ${vulnerable_versions}, see ${url})`
