import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { openCrowdLimit } from './crowd-limit.ts'
import { openVisitorHash } from './visitor-hash.ts'

/** Far above what people do, even many behind one address; far below what would fill a disk in a night. */
const perVisitor = 1200
const perSubject = 60_000

/** Counts what comes from one address and for one thing. Says how many seconds to wait if that is too many. */
export function openLimits(): (address: string, events: readonly VisitorEvent[]) => number {
  const visitors = openCrowdLimit(perVisitor)
  const subjects = openCrowdLimit(perSubject)
  const nameOf = openVisitorHash()
  return (address, events) => {
    let wait = visitors.spend(nameOf(address), events.length)
    for (const { subjectId } of events) wait ||= subjects.spend(subjectId, 1)
    return wait
  }
}
