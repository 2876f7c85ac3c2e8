import { Problem } from '@gable/shared/http/problem.ts'
import type { Encodings } from './content-encoding.ts'

type ReadFile = (file: string) => Promise<Encodings | undefined>

/** More than a day's distinct files; each is at most about 100 kB. */
const maxCachedFiles = 200

/** Only a client that guesses file names causes more reads at once. */
const maxConcurrentReads = 50

/** Reads each file once, however many visitors ask for it at the same time. */
export function createEmbedCache(read: ReadFile): ReadFile {
  const cache = new Map<string, Encodings>()
  const pending = new Map<string, ReturnType<ReadFile>>()

  return async (file) => cache.get(file) ?? pending.get(file) ?? load(file)

  function load(file: string) {
    if (pending.size >= maxConcurrentReads) throw new Problem('unavailable', 'Please try again in a moment')
    const result = read(file)
      .then((found) => {
        if (found) store(file, found)
        return found
      })
      .finally(() => pending.delete(file))
    pending.set(file, result)
    return result
  }

  function store(file: string, found: Encodings) {
    const oldest = cache.size >= maxCachedFiles ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(file, found)
  }
}
