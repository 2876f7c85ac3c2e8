const retries = 3
const retryDelay = 5000

/** Repeats a search that fails. One that keeps failing finds nothing. */
export async function retrySearch<T>(signal: AbortSignal, search: () => Promise<T[]>): Promise<T[]> {
  for (let attempt = 0; attempt <= retries && !signal.aborted; attempt++) {
    if (attempt > 0) await wait(retryDelay, signal)
    if (signal.aborted) break
    try {
      return await search()
    } catch (error) {
      if (attempt === retries) console.error(error)
    }
  }
  return []
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
