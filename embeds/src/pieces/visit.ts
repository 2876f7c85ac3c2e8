import { newId } from '@gable/shared/ids.ts'
import { report, reportBlocked } from '../element/report.ts'
import { faultsAt } from '../element/site-faults.ts'
import type { Visit } from '../element/visit-to.ts'
import { trackerOf } from '../tracking/tracker.ts'
import { whenSeen } from '../tracking/when-seen.ts'

export { reportBlocked }

interface Watched {
  visit: Visit
  element: HTMLElement
  heightBefore: number
  seen(): void
}

/** Counts that the widget is seen in this element, until the end that it answers with is called. */
export function countViews({ visit, element, heightBefore, seen }: Watched) {
  return whenSeen(element, () => {
    seen()
    if (visit.seenAt === returns) return
    visit.seenAt = returns
    trackerFor(visit).count('view')
    report(visit, faultsAt(element, heightBefore))
  })
}

/** The button was pressed: that counts once. */
export function countEntrance(visit: Visit) {
  if (!visit.hasEntered) trackerFor(visit).count('entrance')
  visit.hasEntered = true
}

function trackerFor(visit: Visit) {
  visit.id ??= newId()
  const { origin, widgetId, countsMachines, id } = visit
  return trackerOf({ base: origin, subject: 'widget', subjectId: widgetId, visitId: id, countsMachines })
}

/** How often the page came back from the back-forward cache, as which it is seen anew. */
let returns = 0
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) returns++
})
