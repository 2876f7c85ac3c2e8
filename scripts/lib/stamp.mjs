import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot, root } from './repository.mjs'

/**
 * Does the work unless it was done for this very content. The stamp names what went in, and is taken away while the work
 * runs: what was interrupted starts over.
 */
export async function unlessStamped(file, content, work) {
  if (read(file) === content) return false
  rmSync(file, { force: true })
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return true
}

/** One name for everything that files and folders of the repository hold. */
export function contentOf(paths, extra = []) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch, extra]))
  for (const file of paths.flatMap((path) => filesIn(inRoot(path)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const notSources = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results'])

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !notSources.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
