import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.mjs'

async function watchTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'gable-watched-'))
  await mkdir(join(folder, 'inner'))
  await writeFile(join(folder, 'inner', 'a.ts'), 'one')
  const onChange = vi.fn()
  const stop = watchFolders([folder], onChange)
  onTestFinished(async () => {
    stop()
    await rm(folder, { recursive: true, force: true })
  })
  const expectChange = (...path) => vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(join(folder, ...path)), 5000)
  return { folder, onChange, expectChange }
}

test('every save of a file is reported, even when the editor replaces the file', async () => {
  const { folder, onChange, expectChange } = await watchTemporaryFolder()
  const file = join(folder, 'inner', 'a.ts')
  await writeFile(file, 'two')
  await expectChange('inner', 'a.ts')
  for (const text of ['three', 'four']) {
    onChange.mockClear()
    await writeFile(join(folder, 'draft'), text)
    await rename(join(folder, 'draft'), file)
    await expectChange('inner', 'a.ts')
  }
})

test('new folders are watched, and a deleted folder stops nothing', async () => {
  const { folder, expectChange } = await watchTemporaryFolder()
  await mkdir(join(folder, 'later'))
  await expectChange('later')
  await writeFile(join(folder, 'later', 'b.ts'), 'one')
  await expectChange('later', 'b.ts')
  await rm(join(folder, 'later'), { recursive: true })
  await writeFile(join(folder, 'inner', 'c.ts'), 'one')
  await expectChange('inner', 'c.ts')
  await mkdir(join(folder, 'later'))
  await writeFile(join(folder, 'later', 'd.ts'), 'one')
  await expectChange('later', 'd.ts')
})
