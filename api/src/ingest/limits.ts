import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createVisitorHasher } from './visitor-hash.ts'

/** Far above what people do, even many behind one address, and far below what would fill a disk overnight. */
const perVisitor = 1200
const perAsset = 60_000

/** Limits events per address and per asset. The result returns the number of seconds to seconds, or 0. */
export function createVisitorLimits(): (address: string, events: readonly VisitorEvent[]) => number {
  const visitorLimiter = createRateLimiter(perVisitor)
  const assetLimiter = createRateLimiter(perAsset)
  const hashVisitor = createVisitorHasher()
  return (address, events) => {
    let seconds = visitorLimiter.consume(hashVisitor(address), events.length)
    for (const { subjectId } of events) seconds ||= assetLimiter.consume(subjectId, 1)
    return seconds
  }
}
