import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { CountedStep } from '@gable/shared/traffic/journey-steps.ts'
import { isFinalResponse } from './is-final-response.ts'
import { onCallBlocked } from './on-call-blocked.ts'
import { onViewed } from './on-viewed.ts'
import { createEventQueue } from './queue.ts'
import { readReferral } from './read-referral.ts'
import { toJson } from './to-json.ts'

interface TrackerOptions {
  /** Origin of the API; empty on our own pages. */
  base: string
  subject: AssetKind
  subjectId: string
  visitId: string
  /** Counts automated browsers too, for tests and demos. */
  countsMachines?: boolean
  /** Called with the id of each event that is counted. */
  onCount?: ((type: CountedType, id: string) => void) | undefined
  /** The query of the page when it was loaded, if it may have changed since. */
  search?: string | undefined
  /** The page of another website that began the visit, if it is not the one before this page. */
  referrer?: string | undefined
  /** The version of the page that is shown, while one is tested. */
  variant?: string | undefined
}

type CountedType = Exclude<VisitorEvent['type'], 'step'>

/** Sends visitor events to the API. Nothing is stored in the browser. */
export function createTracker({
  base,
  subject,
  subjectId,
  visitId,
  countsMachines = false,
  onCount,
  search,
  referrer,
  variant,
}: TrackerOptions) {
  const queue = getQueue(`${base}/api/public/events`)
  const isCounted = countsMachines || !navigator.webdriver

  const from = { ...readReferral(search, referrer), variant }
  const steps = new Set<CountedStep>()

  const send = (type: VisitorEvent['type'], detail?: VisitorEvent['detail']) => {
    const [id, at] = [newId(), new Date().toISOString()]
    if (isCounted) queue.add({ id, type, subject, subjectId, visitId, at, from, ...(detail && { detail }) })
    return id
  }
  const count = (type: CountedType, detail?: VisitorEvent['detail']) => {
    const id = send(type, detail)
    if (isCounted) onCount?.(type, id)
  }
  /** Counts how far the visitor got, each step once. */
  const countStep = (step: CountedStep) => {
    if (!steps.has(step)) send('step', { moduleId: step, text: '' })
    steps.add(step)
  }
  return { count, countStep, from, trackViews: (element: Element) => onViewed(element, () => count('view')) }
}

/** All elements of a page share one queue. */
function getQueue(url: string) {
  const existing = queues.get(url)
  if (existing) return existing
  const queue = createEventQueue<VisitorEvent>({
    post: (events) => post(url, events),
    sendOnLeave: (events) => navigator.sendBeacon(url, toJson(events)),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  })
  queues.set(url, queue)
  addEventListener('pagehide', queue.leave)
  onCallBlocked(url, queue.stop)
  return queue
}

const queues = new Map<string, ReturnType<typeof createEventQueue<VisitorEvent>>>()

/**
 * Plain text needs no CORS preflight. On our own pages the session of an agent says that the visit is a preview; other
 * websites send no cookie.
 */
const post = (url: string, events: VisitorEvent[]) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: toJson(events),
    credentials: 'same-origin',
    keepalive: true,
  }).then(isFinalResponse, () => false)
