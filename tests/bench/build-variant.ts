import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import manifest from '../../api/package.json' with { type: 'json' }

const root = new URL('../../', import.meta.url)
const { dependencies, optionalDependencies } = manifest

/** Builds the measured product, optionally with another module in place of one of its own, and returns the program. */
export async function buildVariant(name: string, replacement?: { module: string; by: string }): Promise<URL> {
  const program = new URL(`api/dist/${name}.js`, root)
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ['api/src/bench.ts'],
    outfile: fileURLToPath(program),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    external: Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@gable/')),
    plugins: replacement ? [replaceModule(replacement)] : [],
  })
  return program
}

const replaceModule = ({ module, by }: { module: string; by: string }): Plugin => ({
  name: 'replacement',
  setup: ({ onLoad }) =>
    onLoad({ filter: new RegExp(`/${module.replaceAll('.', '\\.')}$`) }, () => ({
      contents: `export * from ${JSON.stringify(fileURLToPath(new URL(by, root)))}`,
      loader: 'ts',
    })),
})
