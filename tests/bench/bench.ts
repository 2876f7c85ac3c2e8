/** One number that the product is held to. */
export interface Bench {
  name: string
  unit: 's' | 'ms' | 'µs' | 'bytes' | 'requests/s' | 'ratio' | 'of 100'
  measure(): Promise<number>
}

/** The middle of several tries: one that was disturbed does not count. */
export async function middleOf(tries: number, measure: () => Promise<number>): Promise<number> {
  const numbers: number[] = []
  while (numbers.length < tries) numbers.push(await measure())
  return middle(numbers)
}

export const middle = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Several figures of one measurement take it only once. */
export function once<T>(measure: () => Promise<T>): () => Promise<T> {
  let measured: Promise<T> | undefined
  return () => {
    measured ??= measure()
    return measured
  }
}

export async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await ask()
  return performance.now() - started
}
