import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { asPiece } from './as-piece.mjs'
import { readBrandFonts } from './brand-fonts.mjs'
import { publishEmbeds, toHashedFile, toManifest } from './publish-embeds.mjs'
import { inRoot, root } from './repository.mjs'
import { createShrinker } from './shrink-script.mjs'

const dist = inRoot('embeds', 'dist')
const embeds = (...path) => inRoot('embeds', 'src', ...path)
const pages = (...path) => inRoot('public-pages', 'src', ...path)

/** What pages of our own load. */
const pageFiles = {
  journey: pages('journeys', 'client.tsx'),
  'journey-questions': pages('journeys', 'client-with-questions.tsx'),
  'journey-assistant': embeds('journeys', 'assistant', 'open-assistant.ts'),
  'journey-assistant-style': embeds('journeys', 'assistant', 'assistant.css'),
  preview: pages('journeys', 'preview.tsx'),
  page: pages('journeys', 'page.css'),
  'widget-preview': pages('widget-preview', 'preview.tsx'),
  'widget-preview-page': pages('widget-preview', 'widget-preview.css'),
  guide: pages('widget-guide', 'guide.css'),
  conversions: pages('conversions', 'reporter.ts'),
  landing: pages('landing', 'client.ts'),
  'landing-page': pages('landing', 'landing-page.css'),
  'landing-preview': pages('landing', 'preview.tsx'),
  'landing-journey': pages('landing', 'inline-journey.tsx'),
  offers: pages('offers', 'offers.css'),
  'email-page': pages('email', 'email-page.css'),
  appointments: pages('appointments', 'appointments.css'),
  dashboard: pages('dashboard', 'client.ts'),
  'dashboard-page': pages('dashboard', 'dashboard-page.css'),
  'dashboard-journey': pages('dashboard', 'inline-journey.tsx'),
  'dashboard-sheet': pages('dashboard', 'sheet', 'sheet.css'),
  'dashboard-answers': pages('dashboard', 'client', 'send-answer.ts'),
  'dashboard-assistant': pages('dashboard', 'client', 'ask-assistant.ts'),
  'dashboard-equity': pages('dashboard', 'enhance-equity.ts'),
  'printed-report': pages('dashboard', 'print', 'report.css'),
  'dashboard-preview': pages('dashboard', 'preview.tsx'),
  'landing-journey-style': pages('landing', 'landing-journey.css'),
}

/** Parts of an element that load when a visitor is about to need them. */
const pieces = {
  visit: embeds('pieces', 'visit.ts'),
  conversions: embeds('pieces', 'conversions.ts'),
  journey: embeds('pieces', 'journey.tsx'),
  'journey-questions': embeds('pieces', 'journey-questions.tsx'),
  assistant: embeds('pieces', 'assistant.ts'),
  'home-sale-details': embeds('pieces', 'home-sale-details.tsx'),
  'mortgage-details': embeds('pieces', 'mortgage-details.tsx'),
  'affordability-details': embeds('pieces', 'affordability-details.tsx'),
}

/** The custom elements for other websites, each a single file. */
const elements = {
  'search-widget': embeds('widgets', 'search', 'search-widget.tsx'),
  'home-sale-calculator-widget': embeds('widgets', 'home-sale', 'home-sale-widget.tsx'),
  'mortgage-calculator-widget': embeds('widgets', 'mortgage', 'mortgage-widget.tsx'),
  'affordability-calculator-widget': embeds('widgets', 'affordability', 'affordability-widget.tsx'),
}

/** Builds everything that runs in visitors' browsers. A failed build leaves the published files as they are. */
export async function bundleEmbeds(folder = dist) {
  const { build } = await import('esbuild')
  const shrinkScript = await createShrinker()
  const [pageBuild, pieceBuild] = await Promise.all([build(pageOptions()), build(pieceOptions())])
  const builtPieces = toFilesByName(pieceBuild.outputFiles, ({ path, text }) =>
    toHashedFile({ path, contents: shrinkScript(asPiece(text)) }, pieceHash),
  )
  const elementBuilds = await Promise.all(
    Object.entries(existing(elements)).map((element) => build(elementOptions(element, builtPieces))),
  )
  const elementFiles = elementBuilds.flatMap(({ outputFiles }) => outputFiles)
  await publishEmbeds(folder, {
    ...toFilesByName(pageBuild.outputFiles, (file) => toHashedFile(file), basename),
    ...builtPieces,
    ...(await readBrandFonts()),
    ...toFilesByName(elementFiles, ({ path, text }) => toHashedFile({ path, contents: shrinkScript(text) }), basename),
  })
}

/** The integrity of a piece is part of every element that can load it, so it uses the shorter algorithm. */
const pieceHash = { prefix: 'piece-', algorithm: 'sha256' }

const toFilesByName = (outputFiles, convert, getName = (path) => basename(path, '.js')) =>
  Object.fromEntries(outputFiles.map((file) => [getName(file.path), convert(file)]))

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

const pageOptions = () => ({ ...common, entryPoints: existing(pageFiles), format: 'esm' })

const pieceOptions = () => ({
  ...common,
  entryPoints: existing(pieces),
  format: 'esm',
  external: ['preact', 'preact/hooks', 'preact/jsx-runtime'],
  loader: { '.css': 'text' },
  plugins: [minifyCss, hardenSignals],
})

// An element gets its tag and only the pieces it can load: each integrity hash is as long as a dozen lines of code.
const elementOptions = ([name, source], builtPieces) => ({
  ...common,
  entryPoints: { [name]: source },
  format: 'iife',
  loader: { '.css': 'text' },
  plugins: [minifyCss],
  alias: {
    'preact/jsx-runtime': embeds('element', 'jsx.ts'),
    react: embeds('element', 'react.ts'),
    'react-dom/client': embeds('element', 'react.ts'),
  },
  define: { TAG: JSON.stringify(name), PIECES: JSON.stringify(toManifest(selectPieces(name, builtPieces))) },
})

const selectPieces = (element, builtPieces) =>
  Object.fromEntries(
    Object.entries(builtPieces).filter(
      ([piece]) => !piece.endsWith('-details') || element.startsWith(piece.replace('-details', '')),
    ),
  )

/** Minifies style sheets that are inlined in a script as text. */
const minifyCss = {
  name: 'minify-css',
  setup: ({ onLoad, esbuild }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({ ...cssOptions, entryPoints: [path] })
      return { contents: outputFiles[0].text.trim(), loader: 'text' }
    }),
}

/** A page may have put a `value` on Object.prototype, which would make the descriptors of signals' accessors invalid. */
const hardenSignals = {
  name: 'harden-signals',
  setup: ({ onLoad }) =>
    onLoad({ filter: /signals(-core)?\.module\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/\{(?=get:|configurable:)/g, '{__proto__:null,'),
    })),
}

const cssOptions = { absWorkingDir: root, bundle: true, minify: true, write: false, logLevel: 'silent' }

const existing = (entries) => Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)))
