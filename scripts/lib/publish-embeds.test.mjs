import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { named, publishEmbeds } from './publish-embeds.mjs'

async function shelf() {
  const folder = await mkdtemp(join(tmpdir(), 'gable-shelf-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const publish = (files) =>
    publishEmbeds(
      folder,
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, named({ path: name, contents: text })])),
    )
  const list = async () => JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))
  return { folder, publish, list }
}

test('a file is called by its content, and can be had in each coding', async () => {
  const { folder, publish, list } = await shelf()
  await publish({ 'a.js': 'one' })
  const { file, integrity } = (await list())['a.js']
  expect(file).toMatch(/^a-[0-9A-F]{8}\.js$/)
  expect(integrity).toMatch(/^sha384-.{64}$/)
  expect(await readFile(join(folder, file), 'utf8')).toBe('one')
  expect(String(brotliDecompressSync(await readFile(join(folder, `${file}.br`))))).toBe('one')
  expect(String(gunzipSync(await readFile(join(folder, `${file}.gz`))))).toBe('one')
})

test('what did not change is not written again, and what is called something else now is gone', async () => {
  const { folder, publish, list } = await shelf()
  await publish({ 'a.js': 'one', 'b.css': 'two' })
  const before = await list()
  const writtenAt = async () => (await stat(join(folder, before['b.css'].file))).mtimeMs
  const at = await writtenAt()
  await writeFile(join(folder, 'c-00000000.js.draft'), 'half')
  await publish({ 'a.js': 'changed', 'b.css': 'two' })
  const after = await list()
  expect(after['b.css']).toEqual(before['b.css'])
  expect(await writtenAt()).toBe(at)
  expect(after['a.js'].file).not.toBe(before['a.js'].file)
  const all = Object.values(after).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`])
  expect((await readdir(folder)).sort()).toEqual([...all, 'names.json'].sort())
})

test('who reads the list while another edition is published finds every file of it', async () => {
  const { folder, publish, list } = await shelf()
  await publish({ 'a.js': '0' })
  let isOver = false
  let looks = 0
  const reading = (async () => {
    while (!isOver) {
      for (const { file } of Object.values(await list())) {
        // What is gone by now has a successor in a newer list.
        const isThere = await stat(join(folder, file)).then(
          () => true,
          () => false,
        )
        expect(isThere || Object.values(await list()).every((now) => now.file !== file)).toBe(true)
        looks++
      }
    }
  })()
  for (let edition = 1; edition < 20; edition++) await publish({ 'a.js': String(edition) })
  isOver = true
  await reading
  expect(looks).toBeGreaterThan(0)
})
