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

export const clearPrefetches = () => prefetches.clear()

const prefetches = new Map<string, Promise<unknown>>()
