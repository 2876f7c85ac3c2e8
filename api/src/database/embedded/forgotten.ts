import { readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { runningPostmaster } from './postmaster.ts'

/** Notes beside a cluster that lies outside which data folder it belongs to. */
export const noteOwner = (place: string, dataDir: string) => writeFile(`${place}${suffix}`, dataDir)

/**
 * Removes clusters whose data folder was a temporary one and is gone, as tests leave them. A lasting data folder that
 * is missing may be a disk that is not mounted, so its cluster stays.
 */
export async function removeForgotten(folder: string) {
  const temporary = (await realpath(tmpdir())) + sep
  for (const note of (await readdir(folder)).filter((name) => name.endsWith(suffix))) {
    const place = join(folder, note.slice(0, -suffix.length))
    const dataDir = await readFile(join(folder, note), 'utf8').catch(() => '')
    if (!dataDir.startsWith(temporary)) continue
    const known = await readlink(join(dataDir, 'postgres')).catch(() => undefined)
    if (known === place || (await runningPostmaster(place))) continue
    await rm(place, { recursive: true, force: true })
    await rm(join(folder, note), { force: true })
  }
}

const suffix = '.belongs-to'
