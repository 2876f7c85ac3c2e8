import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFeatureCycles } from './feature-cycles.mjs'
import { exists, inRoot, root } from './repository.mjs'
import { runCaptured } from './run.mjs'
import { findRuntimeViolations } from './runtime-imports.mjs'

const folders = ['api/src', 'console/src', 'embeds/src', 'public-pages/src', 'shared/src']

/** Every import that breaks a rule of .dependency-cruiser.cjs, runs where it must not, or closes a cycle. One text each. */
export async function findBoundaryViolations(folder = root) {
  const present = folders.filter((name) => exists(folder, name))
  const cruiser = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const args = ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', ...present]
  const { output } = await runCaptured(process.execPath, [cruiser, ...args], { cwd: folder })
  if (!output.startsWith('{')) return [output.trim()]

  const { modules, summary } = JSON.parse(output)
  return [
    ...summary.violations.map((violation) => formatViolation(violation, summary.ruleSetUsed)),
    ...findRuntimeViolations(modules),
    ...findFeatureCycles(modules),
    ...findSkippedFiles(folder, present, modules),
  ]
}

function formatViolation({ rule, from, to }, { forbidden }) {
  const { comment } = forbidden.find(({ name }) => name === rule.name)
  return `${from} → ${to}\n    ${rule.name}: ${comment}`
}

/** dependency-cruiser reports success when it cannot use the compiler and sees no file, so the files are counted. */
function findSkippedFiles(folder, present, modules) {
  const seen = new Set(modules.map(({ source }) => source))
  return present
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true }).map((file) => `${name}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !seen.has(file))
    .map((file) => `${file} was not checked`)
}
