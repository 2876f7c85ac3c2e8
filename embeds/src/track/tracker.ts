import { newId } from '@gable/shared/ids.ts'
import type { SubjectKind } from '@gable/shared/subjects/subject.ts'
import { eventQueue, type VisitorEvent } from './queue.ts'
import { whenForbidden } from './when-forbidden.ts'
import { whenSeen } from './when-seen.ts'

interface Tracked {
  /** Where the API is: empty on pages of our own. */
  base: string
  subject: SubjectKind
  subjectId: string
  visitId: string
  /** Browsers that are driven by a program are not counted, unless this says so. */
  countsMachines?: boolean
}

/** Tells the product what a visitor did. Nothing of it is kept in the browser. */
export function trackerOf({ base, subject, subjectId, visitId, countsMachines = false }: Tracked) {
  const url = `${base}/api/public/events`
  const queue = eventQueue({
    post: (events) => post(url, events),
    leave: (events) => navigator.sendBeacon(url, JSON.stringify(events)),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  })
  const isCounted = countsMachines || !navigator.webdriver
  addEventListener('pagehide', queue.leave)
  whenForbidden(url, queue.stop)

  const count = (type: VisitorEvent['type'], detail?: VisitorEvent['detail']) => {
    if (!isCounted) return
    const at = new Date().toISOString()
    queue.add({ id: newId(), type, subject, subjectId, visitId, at, ...(detail && { detail }) })
  }
  const countViewsOf = (element: Element, seen = () => {}) =>
    whenSeen(element, () => {
      count('view')
      seen()
    })
  return { count, countViewsOf }
}

/** As plain text, because other sites may send that without asking first. */
const post = (url: string, events: VisitorEvent[]) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(events),
    credentials: 'omit',
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || (status >= 400 && status < 500 && ![408, 425, 429].includes(status)),
    () => false,
  )
