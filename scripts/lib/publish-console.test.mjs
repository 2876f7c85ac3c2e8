import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publishConsole } from './publish-console.mjs'

async function createPublisher() {
  const root = await mkdtemp(join(tmpdir(), 'gable-console-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, 'dist')
  /** Publishes a build of these files and a page that names its assets. */
  async function publish(...files) {
    const built = await mkdtemp(join(root, 'built-'))
    const assets = files.filter((file) => file.startsWith('assets/'))
    for (const [file, text] of [...files.map((file) => [file, file]), ['index.html', assets.join()]]) {
      await mkdir(dirname(join(built, file)), { recursive: true })
      await writeFile(join(built, file), text)
    }
    await publishConsole(built, folder)
  }
  const listAssets = async () => (await readdir(join(folder, 'assets'))).sort()
  const readPage = () => readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  return { folder, publish, listAssets, readPage }
}

test('an open page still loads the files of its build after the next one, and not after the one after that', async () => {
  const { publish, listAssets } = await createPublisher()
  await publish('assets/a-1.js', 'assets/same.js')
  await publish('assets/a-2.js', 'assets/same.js')
  expect(await listAssets()).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  await publish('assets/a-3.js', 'assets/same.js')
  expect(await listAssets()).toEqual(['a-2.js', 'a-3.js', 'same.js'])
})

test('every file that the page names exists while a new build is published', async () => {
  const { folder, publish, readPage } = await createPublisher()
  await publish('assets/a-0.js', 'assets/b-0.js')
  let isDone = false
  let checks = 0
  const reading = (async () => {
    while (!isDone) {
      for (const file of (await readPage()).split(',')) {
        await readFile(join(folder, file))
        checks++
      }
    }
  })()
  for (let build = 1; build < 20; build++) await publish(`assets/a-${build}.js`, `assets/b-${build}.js`)
  isDone = true
  await reading
  expect(checks).toBeGreaterThan(0)
})

test('other files are replaced, and those of no build disappear', async () => {
  const { folder, publish } = await createPublisher()
  await publish('favicon.svg', 'assets/a-1.js')
  await writeFile(join(folder, 'assets', 'a-2.js.draft'), 'half')
  await publish('icon.svg', 'assets/a-1.js')
  expect((await readdir(folder)).sort()).toEqual(['.vite', 'assets', 'icon.svg', 'index.html'])
  expect(await readdir(join(folder, 'assets'))).toEqual(['a-1.js'])
})
