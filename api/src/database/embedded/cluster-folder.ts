import { createHash, randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, readlink, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { recordDataDir, removeOrphanedClusters } from './orphaned-clusters.ts'
import { canEnter, type SystemAccount } from './system-account.ts'

/** The cluster folder: `<dataDir>/postgres`, or the target of that link when the account cannot enter `dataDir`. */
export async function findClusterFolder(dataDir: string, account: SystemAccount | undefined): Promise<string> {
  const inside = join(dataDir, 'postgres')
  const existing = await lstat(inside).catch(() => undefined)
  if (existing?.isDirectory() || (!existing && canEnter(dataDir, account))) return inside

  // The link decides between processes that start at the same time. Its target has a new name each time, so that a
  // deleted data folder never gets its old database back.
  if (!existing) {
    const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(4).toString('hex')}`
    const folder = await ensureSharedFolder()
    await removeOrphanedClusters(folder)
    await recordDataDir(join(folder, name), dataDir)
    await symlink(join(folder, name), inside).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const cluster = resolve(dataDir, await readlink(inside))
  // A new container keeps a mounted data folder but not the cluster outside of it, which is then created again.
  if (account && !(await lstat(cluster).catch(() => undefined))) await ensureSharedFolder()
  return cluster
}

/** A folder that root owns and only root can write to, but every account can enter. */
export async function ensureSharedFolder(): Promise<string> {
  for (const folder of ['/var/lib/gable', '/var/tmp/gable']) {
    const isNew = await mkdir(folder).then(
      () => true,
      () => false,
    )
    if (isNew) await chmod(folder, 0o755)
    const stats = await lstat(folder).catch(() => undefined)
    if (stats?.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0) return folder
  }
  throw new Error(
    'Postgres needs the folder /var/lib/gable, owned by root and writable only by root. Create it or set DATABASE_URL.',
  )
}
