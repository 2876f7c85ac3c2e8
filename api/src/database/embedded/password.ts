import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads or creates the password of a data folder. Linking a complete file lets two first starts agree on one. */
export async function ensurePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password')
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing) return existing

  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
