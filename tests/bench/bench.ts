/** One measured number of the product. */
export interface Bench {
  name: string
  unit: 's' | 'ms' | 'µs' | 'bytes' | 'requests' | 'requests/s' | 'ratio' | 'of 100'
  measure(): Promise<number>
}

/** The median of several tries, so that a disturbed try does not count. */
export async function medianOf(tries: number, measure: () => Promise<number>): Promise<number> {
  const numbers: number[] = []
  while (numbers.length < tries) numbers.push(await measure())
  return median(numbers)
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Lets several benches share one measurement. */
export function memoize<T>(measure: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= measure()
    return result
  }
}

/** How many milliseconds the work takes. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
