import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleEmbeds } from './build-embeds.mjs'

let folder = ''
let names = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gable-embeds-'))
  await bundleEmbeds(folder)
  names = JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

const read = (name) => readFile(join(folder, names[name].file))

test('every file carries its content in its name', () => {
  expect(Object.keys(names)).toEqual(
    expect.arrayContaining(['journey.js', 'page.css', 'preview.js', 'search-widget.js']),
  )
  for (const { file } of Object.values(names)) expect(file).toMatch(/^[\w-]+-[A-Z0-9]{8}\.(js|css)$/)
})

test.each([
  ['journey.js', 14],
  ['page.css', 4],
])('%s weighs less than %i kB on its way to a visitor', async (name, kilobytes) => {
  expect(gzipSync(await read(name), { level: 9 }).length).toBeLessThan(kilobytes * 1024)
})

test('what visitors run makes no code out of text, and knows the words of one language', async () => {
  const script = String(await read('journey.js'))
  for (const absent of ['eval(', 'Function(', 'Correo electrónico']) expect(script.includes(absent)).toBe(false)
})
