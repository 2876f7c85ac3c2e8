import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.mjs'

async function watched() {
  const folder = await mkdtemp(join(tmpdir(), 'gable-watched-'))
  await mkdir(join(folder, 'inner'))
  await writeFile(join(folder, 'inner', 'a.ts'), 'one')
  const tell = vi.fn()
  const stop = watchFolders([folder], tell)
  onTestFinished(async () => {
    stop()
    await rm(folder, { recursive: true, force: true })
  })
  const hears = (...path) => vi.waitFor(() => expect(tell).toHaveBeenCalledWith(join(folder, ...path)), 5000)
  return { folder, tell, hears }
}

test('a file that is written is told of, however the editor saves it and however often', async () => {
  const { folder, tell, hears } = await watched()
  const file = join(folder, 'inner', 'a.ts')
  await writeFile(file, 'two')
  await hears('inner', 'a.ts')
  for (const text of ['three', 'four']) {
    tell.mockClear()
    await writeFile(join(folder, 'draft'), text)
    await rename(join(folder, 'draft'), file)
    await hears('inner', 'a.ts')
  }
})

test('a folder that is new is watched as well, and one that goes disturbs nobody', async () => {
  const { folder, hears } = await watched()
  await mkdir(join(folder, 'later'))
  await hears('later')
  await writeFile(join(folder, 'later', 'b.ts'), 'one')
  await hears('later', 'b.ts')
  await rm(join(folder, 'later'), { recursive: true })
  await writeFile(join(folder, 'inner', 'c.ts'), 'one')
  await hears('inner', 'c.ts')
  await mkdir(join(folder, 'later'))
  await writeFile(join(folder, 'later', 'd.ts'), 'one')
  await hears('later', 'd.ts')
})
