import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import { asJson } from './as-json.ts'
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
  const queue = queueTo(`${base}/api/public/events`)
  const isCounted = countsMachines || !navigator.webdriver

  const count = (type: VisitorEvent['type'], detail?: VisitorEvent['detail']) => {
    if (!isCounted) return
    const at = new Date().toISOString()
    queue.add({ id: newId(), type, subject, subjectId, visitId, at, ...(detail && { detail }) })
  }
  return { count, countViewsOf: (element: Element) => whenSeen(element, () => count('view')) }
}

/** Many elements on one page tell what they have to tell together. */
function queueTo(url: string) {
  const before = queues.get(url)
  if (before) return before
  const queue = eventQueue({
    post: (events) => post(url, events),
    leave: (events) => navigator.sendBeacon(url, asJson(events)),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  })
  queues.set(url, queue)
  addEventListener('pagehide', queue.leave)
  whenForbidden(url, queue.stop)
  return queue
}

const queues = new Map<string, ReturnType<typeof eventQueue>>()

/** As plain text, because other sites may send that without asking first. */
const post = (url: string, events: VisitorEvent[]) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: asJson(events),
    credentials: 'omit',
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || (status >= 400 && status < 500 && ![408, 425, 429].includes(status)),
    () => false,
  )
