import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { command } from './command.ts'

interface NewCluster {
  binaries: Binaries
  account: Account | undefined
  password: string
}

/**
 * Makes the cluster aside and moves it into place in one step, so a half-made one is never started.
 * Says whether it was made now.
 */
export async function ensureCluster(data: string, { binaries, account, password }: NewCluster): Promise<boolean> {
  if (await isReady(data)) return false
  await removeAbandoned(data)
  const draft = `${data}.new-${process.pid}`
  const passwordFile = `${draft}.password`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid)
    await command(binaries.initdb, ['-D', draft, '--pwfile', passwordFile, ...initdbParameters], account)
    await rename(draft, data).catch(async (error) => {
      if (!(await isReady(data))) throw error
    })
    return true
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** Brings to the disk what initdb left to the kernel, while the server already runs. */
export function flushCluster(data: string, { binaries, account }: NewCluster) {
  command(binaries.initdb, ['-D', data, '--sync-only'], account).catch(console.error)
}

/** The account that owns an existing cluster is the only one that may run it. */
export async function ownerOf(data: string): Promise<Account | undefined> {
  const found = await stat(data).catch(() => undefined)
  const me = process.getuid?.()
  if (!found || found.uid === me) return undefined
  if (me !== 0) throw new Error(`${data} belongs to another user. Start as that user, or choose another DATA_DIR.`)
  return { uid: found.uid, gid: found.gid }
}

// The built-in provider sorts and folds alike on every machine; the C library's character classes
// serve what still asks it, such as trigrams of names with accents.
const characterClasses = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const initdbParameters = [
  ...['--username=gable', '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync', '--no-instructions'],
  ...['--locale=C', `--lc-ctype=${characterClasses}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]

async function isReady(data: string) {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (version && version.trim() !== '18') throw new Error(`${data} was made by Postgres ${version.trim()}, not 18.`)
  return version !== undefined
}

/** What a killed first start left behind. */
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
