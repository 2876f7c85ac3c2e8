/** Collects items while an earlier write is in flight, so that a burst of requests needs few database commits. */
export interface GroupCommit<T> {
  /** Resolves when all items are stored, with the number that were permanently rejected. */
  commit(items: readonly T[]): Promise<number>
  /** Whether the queue is at capacity. */
  isFull(): boolean
  /** Resolves when nothing is queued or in flight. */
  drain(): Promise<void>
}

interface GroupCommitOptions<T> {
  /** Stores all items or none. */
  write(items: readonly T[]): Promise<void>
  /** Whether the items caused the error. Any other error fails every caller in that write. */
  isRejection(error: unknown): boolean
  /** Called for each item that cannot be stored, even on its own. */
  onRejected?(item: T, error: unknown): void
  /** Whether some of the items caused the error, so that those of other callers are written without them. */
  isOfSome?(error: unknown): boolean
  maxInFlight?: number
  maxBatchSize?: number
  /** Number of items that may wait in the queue. */
  capacity?: number
}

interface PendingCommit<T> {
  items: readonly T[]
  resolve(rejected: number): void
  reject(error: unknown): void
}

/** Uses no timer: an item that arrives alone is written right away. */
export function createGroupCommit<T>(options: GroupCommitOptions<T>): GroupCommit<T> {
  const { write, isRejection, onRejected = () => {}, isOfSome = () => false } = options
  const { maxInFlight = 2, maxBatchSize = 5000, capacity = 20_000 } = options
  let queue: PendingCommit<T>[] = []
  let queuedItems = 0
  let inFlight = 0
  let isScheduled = false
  let onDrained: (() => void)[] = []

  return {
    commit: (items) =>
      new Promise((resolve, reject) => {
        queue.push({ items, resolve, reject })
        queuedItems += items.length
        scheduleWrites()
      }),
    isFull: () => queuedItems >= capacity,
    drain: () =>
      inFlight + queue.length === 0 ? Promise.resolve() : new Promise((resolve) => onDrained.push(resolve)),
  }

  /** Waits for the end of the event loop turn, so that everything that arrived in it is written together. */
  function scheduleWrites() {
    if (isScheduled || inFlight >= maxInFlight) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      while (inFlight < maxInFlight && queue.length > 0) void writeBatch(takeBatch())
    })
  }

  function takeBatch(): PendingCommit<T>[] {
    let size = 0
    let end = 0
    for (; end < queue.length; end += 1) {
      size += queue[end]?.items.length ?? 0
      if (size > maxBatchSize && end > 0) break
    }
    const batch = end === queue.length ? queue : queue.slice(0, end)
    queue = end === queue.length ? [] : queue.slice(end)
    for (const { items } of batch) queuedItems -= items.length
    return batch
  }

  async function writeBatch(batch: PendingCommit<T>[]) {
    inFlight += 1
    const items = batch.length === 1 ? (batch[0]?.items ?? []) : batch.flatMap(({ items }) => items)
    try {
      const rejected = await store(items)
      for (const { items, resolve } of batch) resolve(rejected ? items.filter((item) => rejected.has(item)).length : 0)
    } catch (error) {
      if (batch.length > 1 && isOfSome(error)) await writeEach(batch)
      else for (const { reject } of batch) reject(error)
    }
    inFlight -= 1
    if (queue.length > 0) scheduleWrites()
    else if (inFlight === 0) resolveDrained()
  }

  async function writeEach(batch: readonly PendingCommit<T>[]) {
    for (const { items, resolve, reject } of batch)
      await store(items).then((rejected) => resolve(rejected?.size ?? 0), reject)
  }

  /** Returns the items that cannot be stored, if any. Splits a rejected batch in halves until each stands alone. */
  async function store(items: readonly T[]): Promise<Set<T> | undefined> {
    try {
      await write(items)
      return undefined
    } catch (error) {
      if (!isRejection(error)) throw error
      if (items.length > 1) {
        const middle = items.length >> 1
        const first = await store(items.slice(0, middle))
        const second = await store(items.slice(middle))
        return first && second ? new Set([...first, ...second]) : (first ?? second)
      }
      for (const item of items) onRejected(item, error)
      return new Set(items)
    }
  }

  function resolveDrained() {
    for (const resolve of onDrained) resolve()
    onDrained = []
  }
}
