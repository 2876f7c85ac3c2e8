import { createHash, randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, readlink, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { noteOwner, removeForgotten } from './forgotten.ts'

/** The folder of the cluster: `<dataDir>/postgres`, a link out of there when Postgres' account cannot enter `dataDir`. */
export async function placeOfCluster(dataDir: string, account: Account | undefined): Promise<string> {
  const inside = join(dataDir, 'postgres')
  const known = await lstat(inside).catch(() => undefined)
  if (known?.isDirectory() || (!known && canEnter(dataDir, account))) return inside

  // Making the link decides between processes that get here together; its name is new each time,
  // so a data folder that somebody deleted never comes back with a database it does not know.
  if (!known) {
    const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(4).toString('hex')}`
    const folder = await reachableFolder()
    await removeForgotten(folder)
    await noteOwner(join(folder, name), dataDir)
    await symlink(join(folder, name), inside).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const place = resolve(dataDir, await readlink(inside))
  // A new container keeps a mounted data folder but not what lay outside: there is nothing to save, begin anew.
  if (account && !(await lstat(place).catch(() => undefined))) await reachableFolder()
  return place
}

/** A folder of root's own that every account may enter and nobody else may write to. */
export async function reachableFolder(): Promise<string> {
  for (const folder of ['/var/lib/gable', '/var/tmp/gable']) {
    const made = await mkdir(folder).then(
      () => true,
      () => false,
    )
    if (made) await chmod(folder, 0o755)
    const found = await lstat(folder).catch(() => undefined)
    if (found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return folder
  }
  throw new Error('Postgres needs /var/lib/gable, owned by root and writable by nobody else. Or set DATABASE_URL.')
}
