import { randomBytes } from 'node:crypto'
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './store.ts'

/**
 * Stores files on the local disk. A file is complete or missing, even after a power failure. Imports and exports are
 * among them, so other users of the machine can read none.
 */
export const createDiskStore = (dataDir: string): MediaStore => {
  const toPath = (key: string) => join(dataDir, 'media', key)
  return {
    put: (key, bytes) => writeAtomically(toPath(key), (draft) => writeFile(draft, bytes, { flush: true })),
    putFile: (key, path) => writeAtomically(toPath(key), (draft) => copyFile(path, draft)),
    async get(key) {
      const file = await open(toPath(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, body: file.createReadStream() }
    },
    remove: (key) => rm(toPath(key), { force: true }),
  }
}

async function writeAtomically(path: string, write: (draft: string) => Promise<void>) {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await write(draft)
    await chmod(draft, 0o600)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
