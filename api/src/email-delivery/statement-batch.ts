/**
 * Collects what many connections want to write at the same time, so that it takes one statement and one commit. An item
 * that arrives alone is written right away.
 */
export function createStatementBatch<T, R>(write: (items: readonly T[]) => Promise<(item: T) => R>) {
  let waiting: { item: T; resolve: (result: R) => void; reject: (error: unknown) => void }[] = []
  let isWriting = false
  let isScheduled = false

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      schedule()
    })

  function schedule() {
    if (isWriting || isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      void writeWaiting()
    })
  }

  async function writeWaiting() {
    const batch = waiting
    waiting = []
    isWriting = true
    try {
      const getResult = await write(batch.map(({ item }) => item))
      for (const { item, resolve } of batch) resolve(getResult(item))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    isWriting = false
    if (waiting.length > 0) schedule()
  }
}
