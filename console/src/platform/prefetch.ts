/**
 * Starts a request before the screen that needs it is mounted. Each result is used once and expires after 5 seconds.
 * `clearPrefetches` must run whenever the user changes.
 */
export function startPrefetch(id: string, fetch: () => Promise<unknown>): Promise<unknown> {
  const pending = prefetches.get(id)
  if (pending) return pending
  const request = fetch()
  request.catch(() => {})
  prefetches.set(id, request)
  setTimeout(() => {
    if (prefetches.get(id) === request) prefetches.delete(id)
  }, 5000)
  return request
}

export function takePrefetch(id: string): Promise<unknown> | undefined {
  const request = prefetches.get(id)
  prefetches.delete(id)
  return request
}

/** Joins a read of the same that is under way, unless something may have changed since that one started. */
export function shareRead(id: string, fetch: () => Promise<unknown>): Promise<unknown> {
  const underWay = reads.get(id)
  if (underWay) return underWay
  const read = fetch().finally(() => {
    if (reads.get(id) === read) reads.delete(id)
  })
  reads.set(id, read)
  return read
}

/** Call after every change: reads that started before it may hold the old values. */
export function clearPrefetches() {
  prefetches.clear()
  reads.clear()
}

const prefetches = new Map<string, Promise<unknown>>()
const reads = new Map<string, Promise<unknown>>()
