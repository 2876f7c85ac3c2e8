import { existsSync, readFileSync, rmSync } from 'node:fs'
import { bundleEmbeds } from './build-embeds.mjs'
import { drawScenes } from './draw-scenes.mjs'
import { Obstacle } from './obstacle.mjs'
import { exists, inRoot, root } from './repository.mjs'
import { capture, together } from './run.mjs'
import { contentOf, unlessStamped } from './stamp.mjs'

/** Builds the parts whose sources have changed. Says which those were. */
export async function ensureBuilt({ quiet = false } = {}) {
  const built = await together(
    2,
    parts().map((part) => () => ensurePart(part, quiet)),
  )
  return built.filter(Boolean)
}

const common = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib/build.mjs', 'shared']

const embedTools = ['build-embeds', 'as-piece', 'publish-embeds'].map((name) => `scripts/lib/${name}.mjs`)

// The longest comes first: two are built at a time.
const parts = () => [
  { name: 'console', sources: ['console'], build: () => viteBuild('console') },
  { name: 'api', sources: ['api', 'public-pages', 'embeds'], build: bundleApi },
  { name: 'embeds', sources: ['embeds', 'public-pages', ...embedTools], build: buildEmbeds },
  { name: 'public-pages', sources: ['public-pages/src/scenes', 'scripts/lib/draw-scenes.mjs'], build: buildPictures },
]

async function ensurePart({ name, sources, build }, quiet) {
  const content = contentOf([...common, ...sources])
  const stamp = inRoot('.cache', `built-${name}`)
  if (!exists(name, 'dist')) rmSync(stamp, { force: true })
  const started = performance.now()
  const isNew = await unlessStamped(stamp, content, build)
  if (isNew && !quiet) console.error(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return isNew ? name : undefined
}

async function viteBuild(name) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
  const options = { cwd: inRoot(name), env: { NODE_ENV: 'production' } }
  const { code, output } = await capture(process.execPath, [vite, 'build', '--logLevel', 'warn'], options)
  if (code !== 0) throw failure(name, output)
}

const apiPrograms = ['server', 'operate', 'seed', 'bench']

async function bundleApi() {
  const { build } = await import('esbuild')
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(inRoot('api', 'package.json'), 'utf8'))
  const installed = Object.keys({ ...dependencies, ...optionalDependencies })
  const sources = apiPrograms.map((name) => inRoot('api', 'src', `${name}.ts`))
  await build({
    absWorkingDir: root,
    entryPoints: sources.filter((source) => existsSync(source)),
    outdir: inRoot('api', 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    // Our own packages are TypeScript and bring what only they depend on; what api has installed stays outside.
    external: installed.filter((name) => !name.startsWith('@gable/')),
    logLevel: 'silent',
  }).catch((error) => {
    throw failure('api', error.message)
  })
}

const buildEmbeds = () =>
  bundleEmbeds().catch((error) => {
    throw failure('embeds', error.message)
  })

const buildPictures = () =>
  drawScenes().catch((error) => {
    throw failure('public-pages', error.message)
  })

const failure = (name, output) => new Obstacle(`Building ${name} failed:\n${output.trim()}`)
