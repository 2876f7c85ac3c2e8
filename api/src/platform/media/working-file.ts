import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A place on this machine for a file that is being made, gone with the work. */
export async function withWorkingFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-file-'))
  try {
    return await work(join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
