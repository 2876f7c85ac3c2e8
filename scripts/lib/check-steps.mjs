import { checkAdvisories } from './advisories.mjs'
import { findBoundaryViolations } from './boundaries.mjs'
import { exists, inRoot, packages } from './repository.mjs'
import { runCaptured } from './run.mjs'

/** The checks that do not run the product. Each returns what is wrong, or an empty string; or both that and a summary. */
export const listCheckSteps = () => [
  ...packages
    .filter((name) => name === 'tests' || exists(name, 'src'))
    .map((name) => ({
      name: `types of ${name}`,
      run: () => runTool(typescript, ['-p', name, '--pretty', 'false', '--singleThreaded']),
    })),
  { name: 'format and lint', run: () => runTool(biome, ['ci', '.', '--colors=off', '--max-diagnostics=50']) },
  { name: 'boundaries', run: async () => (await findBoundaryViolations()).join('\n') },
  { name: 'advisories', run: () => checkAdvisories() },
]

// TypeScript 7 is several times as fast as the compiler that dependency-cruiser still needs.
const typescript = inRoot('node_modules', 'typescript-7', 'bin', 'tsc')
const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')

async function runTool(tool, args) {
  const { code, output } = await runCaptured(process.execPath, [tool, ...args])
  return code === 0 ? '' : output.trim() || `exited with code ${code}`
}
