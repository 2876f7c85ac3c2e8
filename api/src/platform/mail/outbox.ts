import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@gable/shared/ids.ts'
import type { Letter } from './letter.ts'

export interface PostedLetter extends Letter {
  id: string
  at: string
  from: string
}

/** Letters on disk, for an installation that has nobody to hand them to. */
export interface Outbox {
  put(from: string, letter: Letter): Promise<void>
  /** Newest first. */
  list(): Promise<PostedLetter[]>
  find(id: string): Promise<PostedLetter | undefined>
  remove(id: string): Promise<void>
}

export const outboxIn = (dataDir: string): Outbox => {
  const folder = join(dataDir, 'outbox')
  let latest = 0
  return {
    async put(from, letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Two letters of one millisecond keep their order, and so do those around a clock that is set back.
      latest = Math.max(Date.now(), latest + 1)
      const at = new Date(latest)
      const id = `${at.toISOString().replace(/\D/g, '')}-${newId(at.getTime())}`
      const posted: PostedLetter = { id, at: at.toISOString(), from, ...letter }
      // Written aside and moved into place, so that nobody reads half a letter.
      const draft = join(folder, `.${id}`)
      await writeFile(draft, JSON.stringify(posted, null, 2), { mode: 0o600 })
      await rename(draft, fileOf(folder, id))
      await keepNewest(folder)
    },
    async list() {
      const letters = await Promise.all((await idsIn(folder)).map((id) => read(folder, id)))
      return letters.filter((letter) => letter !== undefined)
    },
    async find(id) {
      return idPattern.test(id) ? read(folder, id) : undefined
    },
    async remove(id) {
      if (idPattern.test(id)) await rm(fileOf(folder, id), { force: true })
    },
  }
}

const lettersMaximum = 500
const idPattern = /^\d{17}-[0-9a-f-]{36}$/

const fileOf = (folder: string, id: string) => join(folder, `${id}.json`)

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing([]))
  return names
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => idPattern.test(id))
    .sort()
    .reverse()
}

async function keepNewest(folder: string) {
  const surplus = (await idsIn(folder)).slice(lettersMaximum)
  await Promise.all(surplus.map((id) => rm(fileOf(folder, id), { force: true })))
}

const read = (folder: string, id: string): Promise<PostedLetter | undefined> =>
  readFile(fileOf(folder, id), 'utf8').then((text) => JSON.parse(text), unlessMissing(undefined))

const unlessMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
