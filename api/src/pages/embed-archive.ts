import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '../platform/media/store.ts'
import { type Encodings, fileSuffixes } from './content-encoding.ts'

/** The embed files of every build ever served. Websites may have pinned an old one, and its element fetches its own pieces. */
export interface EmbedArchive {
  /** Saves a build unless it is saved already. `shouldContinue` is checked before each file. */
  save(folder: string, files: string[], shouldContinue?: () => boolean): Promise<void>
  read(file: string): Promise<Encodings | undefined>
}

export const createEmbedArchive = (store: MediaStore): EmbedArchive => ({
  async save(folder, files, shouldContinue = () => true) {
    const manifest = JSON.stringify([...files].sort())
    // The manifest is written last, so its presence means that every file is there.
    const manifestKey = toKey(`${createHash('sha256').update(manifest).digest('hex').slice(0, 32)}.json`)
    // Some buckets answer "forbidden" for a missing object.
    const existing = await store.get(manifestKey).catch(() => undefined)
    existing?.body.destroy()
    if (existing || files.length === 0) return
    for (const name of files.flatMap((file) => Object.values(fileSuffixes).map((suffix) => file + suffix))) {
      if (!shouldContinue()) return
      await store.put(toKey(name), await readFile(join(folder, name)), 'application/octet-stream')
    }
    await store.put(manifestKey, Buffer.from(manifest), 'application/json')
  },
  async read(file) {
    const [identity, gzip, br] = await Promise.all(
      [fileSuffixes.identity, fileSuffixes.gzip, fileSuffixes.br].map(async (suffix) => {
        const stored = await store.get(toKey(file + suffix))
        return stored && buffer(stored.body)
      }),
    )
    return identity && { identity, gzip, br }
  },
})

/** Shares the bucket with account media, whose keys all start with an ID. */
const toKey = (name: string) => `editions/${name}`
