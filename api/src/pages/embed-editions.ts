import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '../platform/media/store.ts'
import { type Codings, endings } from './embed-coding.ts'

/** The files of each edition that was ever served: websites may have pinned one, and its element fetches its own pieces. */
export interface Editions {
  /** Keeps what is served today, unless it is kept already. `isWanted` is asked before each file. */
  keep(folder: string, files: string[], isWanted?: () => boolean): Promise<void>
  read(file: string): Promise<Codings | undefined>
}

export const editionsIn = (store: MediaStore): Editions => ({
  async keep(folder, files, isWanted = () => true) {
    const list = JSON.stringify([...files].sort())
    // Written last: where the list is, all of its files are.
    const mark = keyOf(`${createHash('sha256').update(list).digest('hex').slice(0, 32)}.json`)
    // Some buckets refuse to tell what is missing from what is forbidden.
    const before = await store.get(mark).catch(() => undefined)
    before?.body.destroy()
    if (before || files.length === 0) return
    for (const name of files.flatMap((file) => Object.values(endings).map((ending) => file + ending))) {
      if (!isWanted()) return
      await store.put(keyOf(name), await readFile(join(folder, name)), 'application/octet-stream')
    }
    await store.put(mark, Buffer.from(list), 'application/json')
  },
  async read(file) {
    const [identity, gzip, br] = await Promise.all(
      [endings.identity, endings.gzip, endings.br].map(async (ending) => {
        const stored = await store.get(keyOf(file + ending))
        return stored && buffer(stored.body)
      }),
    )
    return identity && { identity, gzip, br }
  },
})

/** Beside the media of accounts, which are all called by an id. */
const keyOf = (name: string) => `editions/${name}`
