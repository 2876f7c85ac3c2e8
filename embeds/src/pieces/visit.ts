import { newId } from '@gable/shared/ids.ts'
import type { CountedStep } from '@gable/shared/traffic/journey-steps.ts'
import { reportBlockedCalls, reportInstallation } from '../element/report-installation.ts'
import { detectSiteProblems } from '../element/site-problems.ts'
import type { Visit } from '../element/visit.ts'
import { onViewed } from '../tracking/on-viewed.ts'
import { createTracker } from '../tracking/tracker.ts'

export { reportBlockedCalls }

interface ViewTracking {
  visit: Visit
  element: HTMLElement
  initialHeight: number
  onView(): void
}

/** Counts views of the widget in this element. Returns a function that stops counting. */
export function countViews({ visit, element, initialHeight, onView }: ViewTracking) {
  const countInput = () => {
    if (!visit.hasEntered) countStep(visit, element.localName.startsWith('search') ? 'address' : 'figures')
  }
  element.addEventListener('gable:change', countInput, { once: true })
  const stop = onViewed(element, () => {
    onView()
    const { shown } = visit
    if (shown.viewedAtRestore === restores) return
    shown.viewedAtRestore = restores
    getTracker(visit).count('view')
    reportInstallation(visit, detectSiteProblems(element, initialHeight))
  })
  return () => {
    stop()
    element.removeEventListener('gable:change', countInput)
  }
}

/** Counts a click on the element's button, once per visit. */
export function countEntrance(visit: Visit) {
  if (!visit.hasEntered) getTracker(visit).count('entrance')
  visit.hasEntered = true
}

/** Counts how far the visitor got, each step once per visit. */
export const countStep = (visit: Visit, step: CountedStep) => getTracker(visit).countStep(step)

function getTracker(visit: Visit) {
  const existing = trackers.get(visit)
  if (existing) return existing
  visit.id ??= newId()
  const { origin, widgetId, countsMachines, id, search } = visit
  const tracker = createTracker({
    base: origin,
    subject: 'widget',
    subjectId: widgetId,
    visitId: id,
    countsMachines,
    search,
    onCount: (type, id) => visit.report?.(type, id),
  })
  trackers.set(visit, tracker)
  visit.from = tracker.from
  return tracker
}

const trackers = new WeakMap<Visit, ReturnType<typeof createTracker>>()

/** Number of back-forward cache restores of the page; a restore counts as a new view. */
let restores = 0
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restores++
})
