import { isCredible, timeOfEvent } from '@gable/shared/ingest/clock.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { KnownSubject, SubjectMap } from '../platform/subject-map.ts'
import type { AsideRow, EventRow } from './record-queries.ts'

export interface Verdict {
  counted: EventRow[]
  /** Kept with the reason why it does not count. */
  aside: AsideRow[]
  /** Of things that nobody made, that were taken away, or that are something else. */
  unknown: number
}

interface Circumstances {
  subjects: Pick<SubjectMap, 'known' | 'find'>
  isMachine: boolean
  now: number
}

/** Whose each event is, and whether it counts. */
export async function judge(events: VisitorEvent[], circumstances: Circumstances): Promise<Verdict> {
  const { subjects } = circumstances
  const verdict: Verdict = { counted: [], aside: [], unknown: 0 }
  for (const event of events) {
    const id = event.subjectId.toLowerCase()
    const subject = subjects.known(id) ?? (await subjects.find(id))
    if (subject?.status !== 'PUBLISHED' || subject.kind !== event.subject) verdict.unknown += 1
    else place(event, subject, circumstances, verdict)
  }
  return verdict
}

function place(event: VisitorEvent, subject: KnownSubject, { isMachine, now }: Circumstances, verdict: Verdict) {
  const at = timeOfEvent(event)
  const reason = event.isPreview ? 'PREVIEW' : isMachine ? 'BOT' : isCredible(at, now) ? undefined : 'CLOCK'
  const { accountId } = subject.scope
  const { id, type, subject: kind, visitId, detail } = event
  const row = { accountId, id, at, type, subject: kind, subjectId: subject.id }
  if (reason) verdict.aside.push({ ...row, reason })
  else verdict.counted.push({ ...row, visitId, detail: type === 'click' ? detail : undefined })
}
