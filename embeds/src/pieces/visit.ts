import type { SiteFault } from '@gable/shared/widgets/sightings.ts'
import { report } from '../element/report.ts'
import { trackerOf } from '../track/tracker.ts'

interface Visit {
  element: HTMLElement
  origin: string
  widgetId: string
  visitId: string
  countsMachines: boolean
  faults: SiteFault[]
  seen(): void
}

/** Counts what a visitor does before one element, from now until the end that it answers with is called. */
export function beginVisit({ element, origin, widgetId, visitId, countsMachines, faults, seen }: Visit) {
  const tracked = { base: origin, subject: 'widget', subjectId: widgetId, visitId, countsMachines } as const
  const { count, countViewsOf } = trackerOf(tracked)
  const end = countViewsOf(element, () => {
    seen()
    report({ origin, widgetId, faults })
  })
  return { count, end }
}
