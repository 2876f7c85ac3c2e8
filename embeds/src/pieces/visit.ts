import { newId } from '@gable/shared/ids.ts'
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
  return onViewed(element, () => {
    onView()
    const { shown } = visit
    if (shown.viewedAtRestore === restores) return
    shown.viewedAtRestore = restores
    getTracker(visit).count('view')
    reportInstallation(visit, detectSiteProblems(element, initialHeight))
  })
}

/** Counts a click on the element's button, once per visit. */
export function countEntrance(visit: Visit) {
  if (!visit.hasEntered) getTracker(visit).count('entrance')
  visit.hasEntered = true
}

function getTracker(visit: Visit) {
  visit.id ??= newId()
  const { origin, widgetId, countsMachines, id, report } = visit
  return createTracker({
    base: origin,
    subject: 'widget',
    subjectId: widgetId,
    visitId: id,
    countsMachines,
    onCount: report,
  })
}

/** Number of back-forward cache restores of the page; a restore counts as a new view. */
let restores = 0
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restores++
})
