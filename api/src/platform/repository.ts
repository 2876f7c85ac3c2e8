import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds all packages, found from wherever this runs: as source or as one built file. */
export const repository = rootAbove(dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The repository this program belongs to is gone')
  return rootAbove(parent)
}
