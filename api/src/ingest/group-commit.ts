/** Gathers what arrives while an earlier write is under way, so that a crowd costs as few commits as the disk allows. */
export interface GroupCommit<T> {
  /** Resolves once all of it is stored, with how many of it were refused for good. */
  commit(items: readonly T[]): Promise<number>
  /** Whether so much waits already that nothing more is taken. */
  isFull(): boolean
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>
}

export interface Writing<T> {
  /** Stores all of them or none. */
  write(items: readonly T[]): Promise<void>
  /** Whether it failed because of what was to be written. Anything else fails everybody who waits for this write. */
  isRefusal(error: unknown): boolean
  /** Told of each item that cannot be stored, not even alone. */
  refused?(item: T, error: unknown): void
  /** How many writes may be under way at once. */
  flights?: number
  /** How many items one write takes. */
  most?: number
  /** How many items may wait. */
  room?: number
}

interface Waiting<T> {
  items: readonly T[]
  resolve(refused: number): void
  reject(error: unknown): void
}

/** There is no timer: what arrives alone is written at once. */
export function openGroupCommit<T>(writing: Writing<T>): GroupCommit<T> {
  const { write, isRefusal, refused = () => {}, flights = 2, most = 5000, room = 20_000 } = writing
  let queue: Waiting<T>[] = []
  let queued = 0
  let flying = 0
  let isDue = false
  let onEmpty: (() => void)[] = []

  return {
    commit: (items) =>
      new Promise((resolve, reject) => {
        queue.push({ items, resolve, reject })
        queued += items.length
        takeOffSoon()
      }),
    isFull: () => queued >= room,
    drained: () => (flying + queue.length === 0 ? Promise.resolve() : new Promise((resolve) => onEmpty.push(resolve))),
  }

  /** Not at once: whatever else has arrived in this turn of the loop comes along. */
  function takeOffSoon() {
    if (isDue || flying >= flights) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (flying < flights && queue.length > 0) void fly(nextLoad())
    })
  }

  function nextLoad(): Waiting<T>[] {
    let size = 0
    let end = 0
    for (; end < queue.length; end += 1) {
      size += queue[end]?.items.length ?? 0
      if (size > most && end > 0) break
    }
    const load = end === queue.length ? queue : queue.slice(0, end)
    queue = end === queue.length ? [] : queue.slice(end)
    for (const { items } of load) queued -= items.length
    return load
  }

  async function fly(load: Waiting<T>[]) {
    flying += 1
    const items = load.length === 1 ? (load[0]?.items ?? []) : load.flatMap(({ items }) => items)
    try {
      const guilty = await store(items)
      for (const { items, resolve } of load) resolve(guilty ? items.filter((item) => guilty.has(item)).length : 0)
    } catch (error) {
      for (const { reject } of load) reject(error)
    }
    flying -= 1
    if (queue.length > 0) takeOffSoon()
    else if (flying === 0) leave()
  }

  /** What cannot be stored, if there is such a thing: halves are tried until it stands alone. */
  async function store(items: readonly T[]): Promise<Set<T> | undefined> {
    try {
      await write(items)
      return undefined
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (items.length > 1) {
        const middle = items.length >> 1
        const first = await store(items.slice(0, middle))
        const second = await store(items.slice(middle))
        return first && second ? new Set([...first, ...second]) : (first ?? second)
      }
      for (const item of items) refused(item, error)
      return new Set(items)
    }
  }

  function leave() {
    for (const tell of onEmpty) tell()
    onEmpty = []
  }
}
