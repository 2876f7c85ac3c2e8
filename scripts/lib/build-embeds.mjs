import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { asPiece } from './as-piece.mjs'
import { listed, named, publishEmbeds } from './publish-embeds.mjs'
import { inRoot, root } from './repository.mjs'

const dist = inRoot('embeds', 'dist')
const embeds = (...path) => inRoot('embeds', 'src', ...path)
const pages = (...path) => inRoot('public-pages', 'src', ...path)

/** What pages of our own load. */
const pageFiles = {
  journey: pages('journeys', 'live.tsx'),
  preview: pages('journeys', 'preview.tsx'),
  page: pages('journeys', 'page.css'),
  'widget-preview': pages('widget-preview', 'preview.tsx'),
  'widget-preview-page': pages('widget-preview', 'widget-preview.css'),
  guide: pages('widget-guide', 'guide.css'),
  landing: pages('landing', 'live.ts'),
  'landing-page': pages('landing', 'landing-page.css'),
  'landing-preview': pages('landing', 'preview.tsx'),
  'landing-journey': pages('landing', 'journey-here.tsx'),
  offers: pages('offers', 'offers.css'),
  'landing-journey-style': pages('landing', 'landing-journey.css'),
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

/** What runs in a visitor's browser. What cannot be built leaves everything as it is. */
export async function bundleEmbeds(folder = dist) {
  const { build } = await import('esbuild')
  const [ofPages, ofPieces] = await Promise.all([build(pageOptions()), build(pieceOptions())])
  const builtPieces = byName(ofPieces, ({ path, text }) => named({ path, contents: asPiece(text) }, vouchedShortly))
  const ofElements = await Promise.all(
    Object.entries(present(elements)).map((element) => build(elementOptions(element, builtPieces))),
  )
  await publishEmbeds(folder, {
    ...byName(ofPages, (file) => named(file), basename),
    ...builtPieces,
    ...byName({ outputFiles: ofElements.flatMap(({ outputFiles }) => outputFiles) }, (file) => named(file), basename),
  })
}

/** What vouches for a piece travels in every element that may fetch it. */
const vouchedShortly = { prefix: 'piece-', algorithm: 'sha256' }

const byName = ({ outputFiles }, made, nameOf = (path) => basename(path, '.js')) =>
  Object.fromEntries(outputFiles.map((file) => [nameOf(file.path), made(file)]))

const common = {
  absWorkingDir: root,
  outdir: dist,
  write: false,
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome100', 'firefox100', 'safari16'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'silent',
}

const pageOptions = () => ({ ...common, entryPoints: present(pageFiles), format: 'esm' })

const pieceOptions = () => ({
  ...common,
  entryPoints: present(pieces),
  format: 'esm',
  external: ['preact', 'preact/hooks', 'preact/jsx-runtime'],
  loader: { '.css': 'text' },
  plugins: [minifiedCss],
})

// Each is told what it is called, and of which pieces it may fetch: what vouches for a piece is as long as a dozen lines.
const elementOptions = ([name, source], builtPieces) => ({
  ...common,
  entryPoints: { [name]: source },
  format: 'iife',
  loader: { '.css': 'text' },
  plugins: [minifiedCss],
  alias: { 'preact/jsx-runtime': embeds('element', 'jsx.ts') },
  define: { TAG: JSON.stringify(name), PIECES: JSON.stringify(listed(piecesOf(name, builtPieces))) },
})

const piecesOf = (element, builtPieces) =>
  Object.fromEntries(
    Object.entries(builtPieces).filter(
      ([piece]) => !piece.endsWith('-details') || element.startsWith(piece.replace('-details', '')),
    ),
  )

/** A style sheet that travels inside a script is whole, and as small as one that does not. */
const minifiedCss = {
  name: 'minified-css',
  setup: ({ onLoad, esbuild }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({ ...styleOptions, entryPoints: [path] })
      return { contents: outputFiles[0].text.trim(), loader: 'text' }
    }),
}

const styleOptions = { absWorkingDir: root, bundle: true, minify: true, write: false, logLevel: 'silent' }

const present = (entries) => Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)))
