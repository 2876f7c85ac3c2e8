/**
 * Runs submissions of one person one at a time, and a limited number altogether. Those that wait need no database
 * connection, so a flood of submissions leaves connections for everyone else.
 */
export interface SubmissionQueue {
  /** Whether as many submissions wait as may, altogether or with one of these keys. */
  isFull(keys: readonly string[]): boolean
  /** Does the work when no earlier submission with one of these keys waits or runs. */
  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>
}

declare module 'fastify' {
  interface FastifyInstance {
    submissionQueue: SubmissionQueue
  }
}

export interface SubmissionQueueOptions {
  maxRunning: number
  /** Few enough that the last one runs before the browser gives up. */
  maxWaiting?: number
  maxWaitingPerKey?: number
}

interface Turn {
  keys: readonly string[]
  start(): void
}

export function createSubmissionQueue(options: SubmissionQueueOptions): SubmissionQueue {
  const { maxRunning, maxWaiting = 1000, maxWaitingPerKey = 200 } = options
  const waiting = new Set<Turn>()
  const running = new Set<Turn>()

  const waitForTurn = (keys: readonly string[]) =>
    new Promise<Turn>((resolve) => {
      const turn = { keys, start: () => resolve(turn) }
      waiting.add(turn)
      startNext()
    })

  return {
    isFull: (keys) => waiting.size >= maxWaiting || keys.some((key) => countWaiting(key) >= maxWaitingPerKey),
    async run(keys, work) {
      const turn = await waitForTurn(keys)
      try {
        return await work()
      } finally {
        running.delete(turn)
        startNext()
      }
    },
  }

  function startNext() {
    const taken = new Set([...running].flatMap(({ keys }) => keys))
    for (const turn of waiting) {
      if (running.size >= maxRunning) return
      const isFree = !turn.keys.some((key) => taken.has(key))
      // Also a turn that keeps waiting takes its keys, so that no later one overtakes it.
      for (const key of turn.keys) taken.add(key)
      if (!isFree) continue
      waiting.delete(turn)
      running.add(turn)
      turn.start()
    }
  }

  function countWaiting(key: string) {
    let count = 0
    for (const { keys } of waiting) if (keys.includes(key)) count += 1
    return count
  }
}
