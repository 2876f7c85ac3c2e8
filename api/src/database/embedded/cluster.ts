import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { runProgram } from './run-program.ts'
import type { SystemAccount } from './system-account.ts'

interface ClusterOptions {
  binaries: Binaries
  account: SystemAccount | undefined
  password: string
}

/**
 * Creates the cluster in a draft folder and renames it, so that an incomplete one is never started.
 * Returns whether it was created now.
 */
export async function ensureCluster(data: string, { binaries, account, password }: ClusterOptions): Promise<boolean> {
  if (await isReady(data)) return false
  await removeAbandoned(data)
  const draft = `${data}.new-${process.pid}`
  const passwordFile = `${draft}.password`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid)
    await runProgram(binaries.initdb, ['-D', draft, '--pwfile', passwordFile, ...initdbParameters], account)
    await rename(draft, data).catch(async (error) => {
      if (!(await isReady(data))) throw error
    })
    return true
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** Flushes the files of initdb to disk while the server already runs. */
export function syncCluster(data: string, { binaries, account }: ClusterOptions) {
  runProgram(binaries.initdb, ['-D', data, '--sync-only'], account).catch(console.error)
}

/** The account that owns an existing cluster, the only one that may run it. Undefined if that is this process. */
export async function getClusterOwner(data: string): Promise<SystemAccount | undefined> {
  const stats = await stat(data).catch(() => undefined)
  const uid = process.getuid?.()
  if (!stats || stats.uid === uid) return undefined
  if (uid !== 0) throw new Error(`${data} belongs to another user. Start as that user, or choose another DATA_DIR.`)
  return { uid: stats.uid, gid: stats.gid }
}

// The builtin locale provider sorts the same on every machine. The character classes of the C library still matter to
// extensions that use it, such as trigrams of names with accents.
const characterClasses = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const initdbParameters = [
  '--username=gable',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-sync',
  '--no-instructions',
  '--locale=C',
  `--lc-ctype=${characterClasses}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

async function isReady(data: string) {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (version && version.trim() !== '18') throw new Error(`${data} was created by Postgres ${version.trim()}, not 18.`)
  return version !== undefined
}

/** Removes drafts of processes that were killed during their first start. */
async function removeAbandoned(data: string) {
  const prefix = `${basename(data)}.new-`
  for (const name of await readdir(dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    await rm(join(dirname(data), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
