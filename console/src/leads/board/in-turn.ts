/** One reading at a time. Whoever asks while one is under way is answered by the next: it began after they asked. */
export function inTurn<T>(read: () => Promise<T>): () => Promise<T> {
  let now: Promise<T> | undefined
  let next: Promise<T> | undefined
  const begin = () => {
    next = undefined
    now = read().finally(() => {
      now = undefined
    })
    return now
  }
  return () => {
    if (!now) return begin()
    next ??= now.then(begin, begin)
    return next
  }
}
