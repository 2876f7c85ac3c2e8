import { Problem } from '@gable/shared/http/problem.ts'

/** Limits the requests of each visitor in a fixed window, counted in the memory of this process. */
export function createVisitorLimit() {
  const counts = new Map<string, number>()
  let windowEnd = 0
  return (visitor: string) => {
    if (Date.now() >= windowEnd) {
      counts.clear()
      windowEnd = Date.now() + windowMs
    }
    const count = (counts.get(visitor) ?? 0) + 1
    counts.set(visitor, count)
    if (count > maxRequests) throw new Problem('too_many', 'Too many requests. Wait a moment, then keep typing.')
  }
}

const [maxRequests, windowMs] = [100, 10_000]
