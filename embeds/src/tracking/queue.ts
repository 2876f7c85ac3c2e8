import type * as Ingest from '@gable/shared/ingest/visitor-event.ts'

export interface VisitorEvent {
  id: string
  type: (typeof Ingest.visitorEventTypes)[number]
  subject: string
  subjectId: string
  visitId: string
  at: string
  detail?: { moduleId: string; text: string }
}

export interface Wire {
  /** Whether it was taken in; a refusal for good counts as taken, since sending again would change nothing. */
  post(events: VisitorEvent[]): Promise<boolean>
  /** A last word of a page that is going away. */
  leave(events: VisitorEvent[]): boolean
  wait(milliseconds: number): Promise<void>
  random(): number
}

const most = 100
const gather = 50
const tries = 8

/** Events wait here until they are taken in. They keep their ids, so that one sent twice is counted once. */
export function eventQueue({ post, leave, wait, random }: Wire) {
  const waiting: VisitorEvent[] = []
  let isFlushing = false
  let isStopped = false

  const flush = async () => {
    if (isFlushing) return
    isFlushing = true
    await wait(gather)
    for (let attempt = 1; waiting.length > 0 && attempt <= tries && !isStopped; attempt++) {
      const sent = waiting.slice()
      if (await post(sent)) {
        forget(sent)
        attempt = 0
      } else await wait(Math.min(500 * 2 ** attempt, 30_000) * (0.5 + random()))
    }
    isFlushing = false
  }

  const forget = (sent: VisitorEvent[]) => {
    for (const event of sent) {
      const at = waiting.indexOf(event)
      if (at >= 0) waiting.splice(at, 1)
    }
  }

  return {
    add(event: VisitorEvent) {
      if (isStopped || waiting.length >= most) return
      waiting.push(event)
      void flush()
    },
    /** What was handed over here may arrive a second time from the flush under way: the ids see to it. */
    leave() {
      const sent = waiting.slice()
      if (sent.length > 0 && leave(sent)) forget(sent)
    },
    /** Where the page's policy forbids the call there is no use in trying. */
    stop() {
      isStopped = true
      waiting.length = 0
    },
  }
}
