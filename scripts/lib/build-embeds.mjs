import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { inRoot, root } from './repository.mjs'

const entries = {
  journey: inRoot('public-pages', 'src', 'journey-page', 'live.tsx'),
  preview: inRoot('public-pages', 'src', 'journey-page', 'preview.tsx'),
  page: inRoot('public-pages', 'src', 'journey-page', 'page.css'),
}

const dist = inRoot('embeds', 'dist')

/** What runs in a visitor's browser, each file whole and named by its content, and a list of those names. */
export async function bundleEmbeds(outdir = dist) {
  rmSync(outdir, { recursive: true, force: true })
  const { build } = await import('esbuild')
  const { metafile } = await build(options(outdir))
  for (const file of Object.keys(metafile.outputs)) compress(inRoot(file))
}

/** The same after each change, until the program ends. */
export async function watchEmbeds() {
  const { context } = await import('esbuild')
  const watched = await context({ ...options(dist), logLevel: 'info' })
  await watched.watch()
}

const options = (outdir) => ({
  absWorkingDir: root,
  entryPoints: entries,
  entryNames: '[name]-[hash]',
  outdir,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2021', 'chrome100', 'firefox100', 'safari15'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  metafile: true,
  legalComments: 'none',
  logLevel: 'silent',
  plugins: [{ name: 'names', setup: ({ onEnd }) => onEnd(({ metafile }) => metafile && writeNames(outdir, metafile)) }],
})

/** Compressed once, as well as can be, instead of at each request. */
function compress(file) {
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

function writeNames(outdir, { outputs }) {
  const names = Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint)
    .map(([file]) => basename(file))
  const known = Object.fromEntries(names.map((name) => [name.replace(/-[A-Z0-9]+\./, '.'), name]))
  writeFileSync(join(outdir, 'names.json'), JSON.stringify(known))
}
