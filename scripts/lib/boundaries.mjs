import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exists, inRoot, root } from './repository.mjs'
import { capture } from './run.mjs'
import { wrongWhenRun } from './what-runs.mjs'

const folders = ['api/src', 'console/src', 'embeds/src', 'public-pages/src', 'shared/src']

/** What crosses a boundary that .dependency-cruiser.cjs draws, or may not run together, one sentence each. */
export async function crossings(folder = root) {
  const present = folders.filter((name) => exists(folder, name))
  const cruiser = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const parameters = ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', ...present]
  const { output } = await capture(process.execPath, [cruiser, ...parameters], { cwd: folder })
  if (!output.startsWith('{')) return [output.trim()]

  const { modules, summary } = JSON.parse(output)
  return [
    ...summary.violations.map((violation) => sentence(violation, summary.ruleSetUsed)),
    ...wrongWhenRun(modules),
    ...unseen(folder, present, modules),
  ]
}

function sentence({ rule, from, to }, { forbidden }) {
  const { comment } = forbidden.find(({ name }) => name === rule.name)
  return `${from} → ${to}\n    ${rule.name}: ${comment}`
}

/** A cruiser that does not understand the compiler sees nothing and is content, so what it saw is counted. */
function unseen(folder, present, modules) {
  const seen = new Set(modules.map(({ source }) => source))
  return present
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true }).map((file) => `${name}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !seen.has(file))
    .map((file) => `${file} was not looked at`)
}
