import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sellingTimeline, sellingTimelines } from '../../shared/src/forms/selling-timeline.ts'
import { getJourneyLabels } from '../../shared/src/journeys/labels/get-journey-labels.ts'
import { getWidgetLabels } from '../../shared/src/widgets/labels/widget-labels.ts'
import { tagOf } from '../../shared/src/widgets/tags.ts'
import { bundleEmbeds } from './build-embeds.mjs'
import { inRoot } from './repository.mjs'

let folder = ''
let names = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gable-embeds-'))
  await bundleEmbeds(folder)
  names = JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

const read = (name) => readFile(join(folder, names[name].file), 'utf8')

const elements = Object.values(tagOf).map((tag) => `${tag}.js`)

/** Maximum size in bytes after gzip. */
const elementBudget = 14_000
const budgets = {
  'journey.js': 16_900,
  'journey-questions.js': 18_250,
  'page.css': 4096,
  'guide.css': 1024,
  visit: 2350,
  conversions: 850,
  assistant: 3072,
  journey: 12_000,
  'journey-questions': 13_500,
  'home-sale-details': 13_900,
  'mortgage-details': 18_150,
  'affordability-details': 18_150,
  ...Object.fromEntries(elements.map((element) => [element, elementBudget])),
}

test('every file has a content hash in its name and exists uncompressed, as gzip and as Brotli', async () => {
  expect(Object.keys(names)).toEqual(
    expect.arrayContaining(['journey.js', 'page.css', 'preview.js', 'visit', 'journey', ...elements]),
  )
  const files = Object.values(names).map(({ file }) => file)
  for (const file of files) expect(file).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.(js|css|woff2)$/)
  const all = files.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  expect((await readdir(folder)).sort()).toEqual([...all, 'names.json'].sort())
  for (const file of files)
    expect(gunzipSync(await readFile(join(folder, `${file}.gz`))).equals(await readFile(join(folder, file)))).toBe(true)
})

test.each(Object.entries(budgets))('%s has at most %i bytes after gzip', async (name, budget) => {
  expect(gzipSync(await read(name), { level: 9 }).length).toBeLessThanOrEqual(budget)
})

const measureBrotli = async (name) => (await readFile(join(folder, `${names[name].file}.br`))).length

test('a homeowner’s page loads at most 3 kB of script before it is touched, and 25 kB when every part is', async () => {
  const pieces = ['dashboard-journey.js', 'dashboard-answers.js', 'dashboard-equity.js', 'dashboard-assistant.js']
  const [script = 0, ...others] = await Promise.all(['dashboard.js', ...pieces].map(measureBrotli))
  expect(script).toBeLessThanOrEqual(3000)
  expect(others.reduce((sum, size) => sum + size, script)).toBeLessThanOrEqual(25_000)
})

test('a landing page loads at most 6 kB of script before it is touched, also while conversions are reported', async () => {
  const [page = 0, reporter = 0] = await Promise.all(['landing.js', 'conversions.js'].map(measureBrotli))
  expect(page + reporter).toBeLessThanOrEqual(6000)
})

test('every lazy piece has a size budget', () => {
  const pieces = Object.entries(names).filter(([, { file }]) => file.startsWith('piece-'))
  for (const [name] of pieces) expect(Object.keys(budgets)).toContain(name)
})

describe('the scripts', () => {
  const listElementScripts = () => [
    ...elements,
    ...Object.keys(names).filter((name) => names[name].file.startsWith('piece-')),
  ]

  test('never turn text into code or markup', async () => {
    // Preact itself supports it through dangerouslySetInnerHTML, which the scripts do not use.
    const inPreact = countMatches(
      await readFile(inRoot('embeds/node_modules/preact/dist/preact.module.js'), 'utf8'),
      'nnerHTML',
    )
    for (const name of [...listElementScripts(), 'journey.js']) {
      const script = await read(name)
      for (const forbidden of ['eval(', 'Function(', 'insertAdjacentHTML', 'outerHTML', 'document.write', '<style'])
        expect(script.includes(forbidden), `${forbidden} in ${name}`).toBe(false)
      expect(countMatches(script, 'nnerHTML'), name).toBe(script.includes('dangerouslySet') ? inPreact : 0)
    }
  })

  test('contain no labels, which come with the widget or the page', async () => {
    const labels = ['en', 'es'].flatMap((language) => [
      ...listLongTexts(getJourneyLabels(language)),
      ...Object.keys(tagOf).flatMap((type) => listLongTexts(getWidgetLabels(type, language))),
    ])
    // These are stored with the submission, in English for every language.
    const stored = new Set([sellingTimeline.question, ...sellingTimelines])
    expect(labels.length).toBeGreaterThan(100)
    for (const name of [...listElementScripts(), 'journey.js']) {
      const script = unescapeScript(await read(name))
      expect(
        labels.filter((label) => script.includes(label) && !stored.has(label)),
        name,
      ).toEqual([])
    }
  })

  test('are ASCII, whatever the charset of the page that a plugin copies them into', async () => {
    for (const name of listElementScripts()) expect(await read(name), name).toMatch(/^[\0-\x7f]+$/)
  })

  test('contain the file name and the integrity hash of the pieces that they load', async () => {
    for (const element of elements) {
      const script = await read(element)
      expect(script).toContain(JSON.stringify(names.visit.file).slice(1, -1))
      expect(script).toContain(names.journey.integrity)
    }
  })
})

/** Short texts may occur in scripts by coincidence. */
const listLongTexts = (labels) =>
  typeof labels === 'string'
    ? [labels].filter(({ length }) => length > 15)
    : Object.values(labels ?? {}).flatMap(listLongTexts)

const countMatches = (text, part) => text.split(part).length - 1

/** Reverts the escapes of the ASCII-only build. */
const unescapeScript = (script) =>
  script.replace(/\\x([0-9A-F]{2})|\\u([0-9A-F]{4})/gi, (_, short, long) =>
    String.fromCharCode(Number.parseInt(short ?? long, 16)),
  )
