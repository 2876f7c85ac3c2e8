/** Runs requests with the same key once if they arrive within this many milliseconds. The run starts after all of them. */
export function createRunOnce<K>(delay: number) {
  const waiting = new Set<K>()
  return (key: K, run: () => unknown) => {
    if (waiting.has(key)) return
    waiting.add(key)
    setTimeout(() => {
      waiting.delete(key)
      void run()
    }, delay)
  }
}
