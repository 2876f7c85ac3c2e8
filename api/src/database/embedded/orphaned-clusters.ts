import { readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { findPostmaster } from './postmaster.ts'

/** Records which data folder owns a cluster outside of it. */
export const recordDataDir = (cluster: string, dataDir: string) => writeFile(`${cluster}${suffix}`, dataDir)

/**
 * Removes clusters whose temporary data folder is gone, as tests leave them. Any other missing data folder may be on a
 * disk that is not mounted, so its cluster stays.
 */
export async function removeOrphanedClusters(folder: string) {
  const temporary = (await realpath(tmpdir())) + sep
  for (const record of (await readdir(folder)).filter((name) => name.endsWith(suffix))) {
    const cluster = join(folder, record.slice(0, -suffix.length))
    const dataDir = await readFile(join(folder, record), 'utf8').catch(() => '')
    if (!dataDir.startsWith(temporary)) continue
    const linked = await readlink(join(dataDir, 'postgres')).catch(() => undefined)
    if (linked === cluster || (await findPostmaster(cluster))) continue
    await rm(cluster, { recursive: true, force: true })
    await rm(join(folder, record), { force: true })
  }
}

const suffix = '.belongs-to'
