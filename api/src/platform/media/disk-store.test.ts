import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'

test('stored files, such as imports and exports, are readable only by the user of the product', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-disk-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const source = join(dataDir, 'contacts.csv')
  await writeFile(source, 'Ada Moss')
  await chmod(source, 0o644)
  const store = createDiskStore(dataDir)
  await store.put('account/photo.png', Buffer.from('photo'), 'image/png')
  await store.putFile('account/contacts.csv', source, 'text/csv')

  const media = join(dataDir, 'media')
  const modes = await Promise.all(
    ['', ...(await readdir(media, { recursive: true }))].map(
      async (path) => [path, ((await stat(join(media, path))).mode & 0o777).toString(8)] as const,
    ),
  )
  expect(Object.fromEntries(modes)).toEqual({
    '': '700',
    account: '700',
    'account/photo.png': '600',
    'account/contacts.csv': '600',
  })
})
