import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { publishEmbeds, toHashedFile } from './publish-embeds.mjs'

async function createPublisher() {
  const folder = await mkdtemp(join(tmpdir(), 'gable-publish-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const publish = (files) =>
    publishEmbeds(
      folder,
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, toHashedFile({ path: name, contents: text })]),
      ),
    )
  const readManifest = async () => JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))
  return { folder, publish, readManifest }
}

test('a file has its content hash in its name and is available in every encoding', async () => {
  const { folder, publish, readManifest } = await createPublisher()
  await publish({ 'a.js': 'one' })
  const { file, integrity } = (await readManifest())['a.js']
  expect(file).toMatch(/^a-[0-9A-F]{8}\.js$/)
  expect(integrity).toMatch(/^sha384-.{64}$/)
  expect(await readFile(join(folder, file), 'utf8')).toBe('one')
  expect(String(brotliDecompressSync(await readFile(join(folder, `${file}.br`))))).toBe('one')
  expect(String(gunzipSync(await readFile(join(folder, `${file}.gz`))))).toBe('one')
})

test('unchanged files are not written again, and files of the previous build are deleted', async () => {
  const { folder, publish, readManifest } = await createPublisher()
  await publish({ 'a.js': 'one', 'b.css': 'two' })
  const before = await readManifest()
  const writtenAt = async () => (await stat(join(folder, before['b.css'].file))).mtimeMs
  const at = await writtenAt()
  await writeFile(join(folder, 'c-00000000.js.draft'), 'half')
  await publish({ 'a.js': 'changed', 'b.css': 'two' })
  const after = await readManifest()
  expect(after['b.css']).toEqual(before['b.css'])
  expect(await writtenAt()).toBe(at)
  expect(after['a.js'].file).not.toBe(before['a.js'].file)
  const all = Object.values(after).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`])
  expect((await readdir(folder)).sort()).toEqual([...all, 'names.json'].sort())
})

test('a reader of the manifest finds every file in it while a new build is published', async () => {
  const { folder, publish, readManifest } = await createPublisher()
  await publish({ 'a.js': '0' })
  let isDone = false
  let checks = 0
  const reading = (async () => {
    while (!isDone) {
      for (const { file } of Object.values(await readManifest())) {
        // A deleted file is no longer in the newer manifest.
        const exists = await stat(join(folder, file)).then(
          () => true,
          () => false,
        )
        expect(exists || Object.values(await readManifest()).every((current) => current.file !== file)).toBe(true)
        checks++
      }
    }
  })()
  for (let build = 1; build < 20; build++) await publish({ 'a.js': String(build) })
  isDone = true
  await reading
  expect(checks).toBeGreaterThan(0)
})
