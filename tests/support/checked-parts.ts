import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CheckedParts {
  /** Those of the names that have been checked. */
  filter(names: string[]): string[]
  add(names: string[]): void
}

/** Names of parts of pages that were checked in this run, by any of its workers, which share a folder. */
export function createCheckedParts(folder: string, worker: number): CheckedParts {
  const known = new Set<string>()
  const readUntil = new Map<string, number>()
  const ownFile = `${worker}.txt`

  function readOthers() {
    for (const file of readdirSync(folder)) {
      if (file === ownFile) continue
      const text = readFileSync(join(folder, file), 'utf8')
      // A line that another worker is still writing is read next time.
      const end = text.lastIndexOf('\n') + 1
      for (const name of text.slice(readUntil.get(file) ?? 0, end).split('\n')) if (name) known.add(name)
      readUntil.set(file, end)
    }
  }

  return {
    filter(names) {
      readOthers()
      return names.filter((name) => known.has(name))
    },
    add(names) {
      const added = names.filter((name) => !known.has(name))
      for (const name of added) known.add(name)
      appendFileSync(join(folder, ownFile), added.map((name) => `${name}\n`).join(''))
    },
  }
}
