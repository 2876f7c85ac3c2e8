interface QueueTransport<Event> {
  /** Resolves to true if the events were accepted, or refused for good: sending those again would change nothing. */
  post(events: Event[]): Promise<boolean>
  /** Sends without waiting for a response, because the page is unloading. */
  sendOnLeave(events: Event[]): boolean
  wait(milliseconds: number): Promise<void>
  random(): number
}

const maxQueued = 100
const gatherTime = 50
const maxAttempts = 8

/** Holds events until the server accepts them. An event keeps its id, so one that arrives twice is counted once. */
export function createEventQueue<Event>({ post, sendOnLeave, wait, random }: QueueTransport<Event>) {
  const pending: Event[] = []
  let isFlushing = false
  let isStopped = false

  const flush = async () => {
    if (isFlushing) return
    isFlushing = true
    await wait(gatherTime)
    for (let attempt = 1; pending.length > 0 && attempt <= maxAttempts && !isStopped; attempt++) {
      const batch = pending.slice()
      if (await post(batch)) {
        remove(batch)
        attempt = 0
      } else await wait(Math.min(500 * 2 ** attempt, 30_000) * (0.5 + random()))
    }
    isFlushing = false
  }

  const remove = (batch: Event[]) => {
    for (const event of batch) {
      const index = pending.indexOf(event)
      if (index >= 0) pending.splice(index, 1)
    }
  }

  return {
    add(event: Event) {
      if (isStopped || pending.length >= maxQueued) return
      pending.push(event)
      void flush()
    },
    /** A flush in progress may send the same events a second time; the server recognizes their ids. */
    leave() {
      const batch = pending.slice()
      if (batch.length > 0 && sendOnLeave(batch)) remove(batch)
    },
    /** For pages whose CSP blocks the call. */
    stop() {
      isStopped = true
      pending.length = 0
    },
  }
}
