import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { asPiece } from './as-piece.mjs'
import { inRoot, root } from './repository.mjs'

const dist = inRoot('embeds', 'dist')
const embeds = (...path) => inRoot('embeds', 'src', ...path)
const pages = (...path) => inRoot('public-pages', 'src', ...path)

/** What pages of our own load. */
const pageFiles = {
  journey: pages('journey-page', 'live.tsx'),
  preview: pages('journey-page', 'preview.tsx'),
  page: pages('journey-page', 'page.css'),
  'widget-preview': pages('widget-preview', 'preview.tsx'),
  'widget-preview-page': pages('widget-preview', 'widget-preview.css'),
  guide: pages('widget-guide', 'guide.css'),
}

/** What an element fetches when a visitor is about to need it. */
const pieces = {
  visit: embeds('pieces', 'visit.ts'),
  journey: embeds('pieces', 'journey.tsx'),
  'home-sale-details': embeds('pieces', 'home-sale-details.tsx'),
  'mortgage-details': embeds('pieces', 'mortgage-details.tsx'),
  'affordability-details': embeds('pieces', 'affordability-details.tsx'),
}

/** The elements on other people's pages, each whole in one file. */
const elements = {
  'search-widget': embeds('widgets', 'search', 'search-widget.tsx'),
  'home-sale-calculator-widget': embeds('widgets', 'home-sale', 'home-sale-widget.tsx'),
  'mortgage-calculator-widget': embeds('widgets', 'mortgage', 'mortgage-widget.tsx'),
  'affordability-calculator-widget': embeds('widgets', 'affordability', 'affordability-widget.tsx'),
}

/** What runs in a visitor's browser, each file named by its content, a list of those names, and what vouches for each. */
export async function bundleEmbeds(outdir = dist) {
  rmSync(outdir, { recursive: true, force: true })
  const esbuild = await import('esbuild')
  const ofPages = await esbuild.build(pageOptions(outdir))
  const builtPieces = writePieces(outdir, await esbuild.build(pieceOptions(outdir)))
  const ofElements = await esbuild.build(elementOptions(outdir, builtPieces))
  const built = { ...filesOf(ofPages), ...builtPieces, ...filesOf(ofElements) }
  for (const { file } of Object.values(built)) compress(join(outdir, file))
  writeNames(outdir, built)
}

/** The same after each change, until the program ends. */
export async function watchEmbeds() {
  const { context } = await import('esbuild')
  const again = { name: 'again', setup: ({ onEnd }) => onEnd(() => bundleEmbeds().catch(console.error)) }
  const everything = { ...pageOptions(dist), write: false, plugins: [again], logLevel: 'info' }
  const entryPoints = { ...pageFiles, ...present(elements), ...present(pieces) }
  const watched = await context({ ...everything, entryPoints })
  await watched.watch()
}

const common = (outdir) => ({
  absWorkingDir: root,
  entryNames: '[name]-[hash]',
  outdir,
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome100', 'firefox100', 'safari16'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  metafile: true,
  legalComments: 'none',
  logLevel: 'silent',
})

const pageOptions = (outdir) => ({ ...common(outdir), entryPoints: present(pageFiles), format: 'esm' })

const pieceOptions = (outdir) => ({
  ...common(outdir),
  entryPoints: present(pieces),
  entryNames: '[name]',
  format: 'esm',
  external: ['preact', 'preact/hooks', 'preact/jsx-runtime'],
  loader: { '.css': 'text' },
  plugins: [minifiedCss],
  write: false,
})

const elementOptions = (outdir, files) => ({
  ...common(outdir),
  entryPoints: present(elements),
  format: 'iife',
  loader: { '.css': 'text' },
  plugins: [minifiedCss],
  alias: { 'preact/jsx-runtime': embeds('element', 'jsx.ts') },
  define: { PIECES: JSON.stringify(files) },
})

/** A style sheet that travels inside a script is as small as one that does not. */
const minifiedCss = {
  name: 'minified-css',
  setup: ({ onLoad, esbuild }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text' }
    }),
}

/** Each piece under a name of its content; by the name of the piece, where it is and what vouches for it. */
function writePieces(outdir, { outputFiles }) {
  const written = outputFiles.map(({ path, text }) => {
    const code = asPiece(text)
    const name = basename(path, '.js')
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase()
    const file = `piece-${name}-${hash}.js`
    writeFileSync(join(outdir, file), code)
    return [name, { file, integrity: integrityOf(code) }]
  })
  return Object.fromEntries(written)
}

/** By the name of each entry: its file of today, and the hash by which a browser knows it. */
function filesOf({ metafile }) {
  const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint)
  return Object.fromEntries(
    entries.map(([path]) => {
      const file = basename(path)
      const name = file.replace(/-[A-Z0-9]+\.(js|css)$/, '.$1')
      return [name, { file, integrity: integrityOf(readFileSync(inRoot(path))) }]
    }),
  )
}

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

const present = (entries) => Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)))

/** Compressed once, as well as can be, instead of at each request. */
function compress(file) {
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

const writeNames = (outdir, built) => writeFileSync(join(outdir, 'names.json'), JSON.stringify(built))
