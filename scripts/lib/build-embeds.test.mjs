import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sellingTimeline } from '../../shared/src/forms/selling-timeline.ts'
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

/** Bytes that a visitor's browser loads, at the best that gzip can do: what a piece weighs, and a little room. */
const elementBudget = 12_500
const budgets = {
  'journey.js': 14_336,
  'page.css': 4096,
  'guide.css': 1024,
  visit: 1915,
  journey: 9950,
  'home-sale-details': 10_350,
  'mortgage-details': 13_600,
  'affordability-details': 14_120,
  ...Object.fromEntries(elements.map((element) => [element, elementBudget])),
}

test('every file carries its content in its name, is there in each coding, and is called so by the list alone', async () => {
  expect(Object.keys(names)).toEqual(
    expect.arrayContaining(['journey.js', 'page.css', 'preview.js', 'visit', 'journey', ...elements]),
  )
  const files = Object.values(names).map(({ file }) => file)
  for (const file of files) expect(file).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.(js|css)$/)
  const all = files.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  expect((await readdir(folder)).sort()).toEqual([...all, 'names.json'].sort())
  for (const file of files)
    expect(gunzipSync(await readFile(join(folder, `${file}.gz`))).equals(await readFile(join(folder, file)))).toBe(true)
})

test.each(Object.entries(budgets))('%s weighs at most %i bytes on its way to a visitor', async (name, budget) => {
  expect(gzipSync(await read(name), { level: 9 }).length).toBeLessThanOrEqual(budget)
})

test('every piece that an element can fetch has a budget', () => {
  const pieces = Object.entries(names).filter(([, { file }]) => file.startsWith('piece-'))
  for (const [name] of pieces) expect(Object.keys(budgets)).toContain(name)
})

describe('what visitors run', () => {
  const ofElements = () => [...elements, ...Object.keys(names).filter((name) => names[name].file.startsWith('piece-'))]

  test('makes no code and no markup out of text', async () => {
    // Preact itself can, where it is told to; nobody tells it.
    const known = count(await readFile(inRoot('embeds/node_modules/preact/dist/preact.module.js'), 'utf8'), 'nnerHTML')
    for (const name of [...ofElements(), 'journey.js']) {
      const script = await read(name)
      for (const absent of ['eval(', 'Function(', 'insertAdjacentHTML', 'outerHTML', 'document.write', '<style'])
        expect(script.includes(absent), `${absent} in ${name}`).toBe(false)
      expect(count(script, 'nnerHTML'), name).toBe(script.includes('dangerouslySet') ? known : 0)
    }
  })

  test('knows no language but what its widget or page is told', async () => {
    const spoken = ['en', 'es'].flatMap((language) => [
      ...sentencesIn(getJourneyLabels(language)),
      ...Object.keys(tagOf).flatMap((type) => sentencesIn(getWidgetLabels(type, language))),
    ])
    // What is sent and stored, whatever the language.
    const sent = new Set([sellingTimeline.question, ...sellingTimeline.options])
    expect(spoken.length).toBeGreaterThan(100)
    for (const name of [...ofElements(), 'journey.js']) {
      const script = unescaped(await read(name))
      expect(
        spoken.filter((sentence) => script.includes(sentence) && !sent.has(sentence)),
        name,
      ).toEqual([])
    }
  })

  test('names the pieces that it fetches, each with what vouches for it', async () => {
    for (const element of elements) {
      const script = await read(element)
      expect(script).toContain(JSON.stringify(names.visit.file).slice(1, -1))
      expect(script).toContain(names.journey.integrity)
    }
  })
})

/** Long enough to be nothing else. */
const sentencesIn = (words) =>
  typeof words === 'string'
    ? [words].filter(({ length }) => length > 15)
    : Object.values(words ?? {}).flatMap(sentencesIn)

const count = (text, part) => text.split(part).length - 1

/** As it was written, before the build made it plain ASCII. */
const unescaped = (script) =>
  script.replace(/\\x([0-9A-F]{2})|\\u([0-9A-F]{4})/gi, (_, short, long) =>
    String.fromCharCode(Number.parseInt(short ?? long, 16)),
  )
