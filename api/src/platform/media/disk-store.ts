import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './store.ts'

/** One machine's disk. A file appears whole or not at all, also when the power goes. */
export const diskStore = (dataDir: string): MediaStore => ({
  async put(key, bytes) {
    const place = join(dataDir, 'media', key)
    const draft = `${place}.${randomBytes(6).toString('hex')}.draft`
    await mkdir(dirname(place), { recursive: true })
    try {
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, place)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },
  async get(key) {
    const file = await open(join(dataDir, 'media', key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (!file) return undefined
    const { size } = await file.stat()
    return { size, body: file.createReadStream() }
  },
})
