import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './store.ts'

/** One machine's disk. A file appears whole or not at all, also when the power goes. */
export const diskStore = (dataDir: string): MediaStore => {
  const placeOf = (key: string) => join(dataDir, 'media', key)
  return {
    put: (key, bytes) => appear(placeOf(key), (draft) => writeFile(draft, bytes, { flush: true })),
    putFile: (key, path) => appear(placeOf(key), (draft) => copyFile(path, draft)),
    async get(key) {
      const file = await open(placeOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, body: file.createReadStream() }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  }
}

async function appear(place: string, write: (draft: string) => Promise<void>) {
  const draft = `${place}.${randomBytes(6).toString('hex')}.draft`
  await mkdir(dirname(place), { recursive: true })
  try {
    await write(draft)
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
