import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@gable/shared/ids.ts'
import type { Email } from './email.ts'

export interface OutboxEmail extends Email {
  id: string
  at: string
  from: string
}

/** Stores emails on disk, for an installation without a mail server. */
export interface Outbox {
  put(from: string, email: Email): Promise<void>
  /** Newest first. */
  list(): Promise<OutboxEmail[]>
  find(id: string): Promise<OutboxEmail | undefined>
  remove(id: string): Promise<void>
}

export const createOutbox = (dataDir: string): Outbox => {
  const folder = join(dataDir, 'outbox')
  let latest = 0
  return {
    async put(from, email) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Emails keep their order within one millisecond and when the clock is set back.
      latest = Math.max(Date.now(), latest + 1)
      const at = new Date(latest)
      const id = `${at.toISOString().replace(/\D/g, '')}-${newId(at.getTime())}`
      const outboxEmail: OutboxEmail = { id, at: at.toISOString(), from, ...email }
      // Renamed into place, so that nobody reads a partial file.
      const draft = join(folder, `.${id}`)
      await writeFile(draft, JSON.stringify(outboxEmail, null, 2), { mode: 0o600 })
      await rename(draft, filePath(folder, id))
      await deleteOldest(folder)
    },
    async list() {
      const emails = await Promise.all((await listIds(folder)).map((id) => readEmail(folder, id)))
      return emails.filter((email) => email !== undefined)
    },
    async find(id) {
      return idPattern.test(id) ? readEmail(folder, id) : undefined
    },
    async remove(id) {
      if (idPattern.test(id)) await rm(filePath(folder, id), { force: true })
    },
  }
}

const maxEmails = 500
const idPattern = /^\d{17}-[0-9a-f-]{36}$/

const filePath = (folder: string, id: string) => join(folder, `${id}.json`)

async function listIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([]))
  return names
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => idPattern.test(id))
    .sort()
    .reverse()
}

async function deleteOldest(folder: string) {
  const surplus = (await listIds(folder)).slice(maxEmails)
  await Promise.all(surplus.map((id) => rm(filePath(folder, id), { force: true })))
}

const readEmail = (folder: string, id: string): Promise<OutboxEmail | undefined> =>
  readFile(filePath(folder, id), 'utf8').then((text) => JSON.parse(text), ifMissing(undefined))

const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
