import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot, root } from './repository.mjs'

/**
 * Runs the work unless it already ran for this exact content. The stamp is removed while the work runs, so an
 * interrupted run starts over.
 */
export async function runUnlessStamped(stampFile, contentHash, work) {
  if (readIfPresent(stampFile) === contentHash) return false
  rmSync(stampFile, { force: true })
  await work()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, contentHash)
  return true
}

/** One hash of everything in these files and folders of the repository. */
export function hashContent(paths) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch]))
  for (const file of paths.flatMap((path) => listSources(inRoot(path)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readIfPresent(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const ignoredFolders = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results'])

function listSources(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !ignoredFolders.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listSources(join(path, name)))
}
