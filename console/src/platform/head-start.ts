/**
 * Reads that begin before the screen that needs them is there: each is taken once, and by nobody after a moment.
 * Everything is let go of when the person at the keyboard changes.
 */
export function giveHeadStart(id: string, read: () => Promise<unknown>): Promise<unknown> {
  const earlier = started.get(id)
  if (earlier) return earlier
  const reading = read()
  reading.catch(() => {})
  started.set(id, reading)
  setTimeout(() => {
    if (started.get(id) === reading) started.delete(id)
  }, 5000)
  return reading
}

export function takeHeadStart(id: string): Promise<unknown> | undefined {
  const reading = started.get(id)
  started.delete(id)
  return reading
}

export const dropHeadStarts = () => started.clear()

const started = new Map<string, Promise<unknown>>()
