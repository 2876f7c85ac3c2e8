import { crossings } from './boundaries.mjs'
import { exists, inRoot, packages } from './repository.mjs'
import { capture } from './run.mjs'

/** What is checked without running the product. Each step answers with what is wrong, or with nothing. */
export const checkSteps = () => [
  ...packages
    .filter((name) => name === 'tests' || exists(name, 'src'))
    .map((name) => ({
      name: `types of ${name}`,
      complaint: () => complaintOf(typescript, ['-p', name, '--pretty', 'false', '--singleThreaded']),
    })),
  { name: 'format and lint', complaint: () => complaintOf(biome, ['ci', '.', '--colors=off', '--max-diagnostics=50']) },
  { name: 'boundaries', complaint: async () => (await crossings()).join('\n') },
]

// Several times as fast as the compiler that the boundaries are read with, which cannot read with this one yet.
const typescript = inRoot('node_modules', 'typescript-7', 'bin', 'tsc')
const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')

async function complaintOf(tool, parameters) {
  const { code, output } = await capture(process.execPath, [tool, ...parameters])
  return code === 0 ? '' : output.trim() || `ended with ${code}`
}
