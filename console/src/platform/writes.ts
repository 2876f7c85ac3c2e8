/** Runs a write of this page. */
export async function trackWrite<T>(write: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await write()
  } finally {
    count -= 1
    if (count === 0) runWaiting()
  }
}

/**
 * Runs at once, or when the writes under way are answered. The live event of a write arrives shortly before its response,
 * so that what both of them read again is read once. Nothing waits long for a slow write.
 */
export function runAfterWrites(run: () => void) {
  if (count === 0) return run()
  waiting.push(run)
  setTimeout(runWaiting, longestWait)
}

function runWaiting() {
  for (const run of waiting.splice(0)) run()
}

const longestWait = 1000
let count = 0
const waiting: (() => void)[] = []
