/** Runs one read at a time. A call during a read gets the result of the next one, which starts after the call. */
export function serializeReads<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    current = read().finally(() => {
      current = undefined
    })
    return current
  }
  return () => {
    if (!current) return start()
    next ??= current.then(start, start)
    return next
  }
}
