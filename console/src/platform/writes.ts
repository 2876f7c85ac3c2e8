/** Runs a write of this page. */
export async function trackWrite<T>(write: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await write()
  } finally {
    count -= 1
    if (count === 0) for (const run of waiting.splice(0)) run()
  }
}

/**
 * Runs at once, or when the writes under way are answered. The live event of a write arrives shortly before its response,
 * so that what both of them read again is read once.
 */
export function runAfterWrites(run: () => void) {
  if (count === 0) run()
  else waiting.push(run)
}

let count = 0
const waiting: (() => void)[] = []
