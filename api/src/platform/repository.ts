import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the workspace, whether this runs from source or from the built file. */
export const repository = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No folder above this file contains pnpm-workspace.yaml')
  return findRoot(parent)
}
