import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { CountedStep } from '@gable/shared/traffic/journey-steps.ts'
import type { VisitReferral } from '@gable/shared/traffic/traffic.ts'

/**
 * One visitor of one element on one page, even when the element is removed and inserted again. The id is created with the
 * first event and lives as long as the page, or with a draft as long as the tab. It never identifies a browser across
 * visits, so there is nothing to opt out of.
 */
export interface Visit {
  origin: string
  widgetId: string
  countsMachines: boolean
  id?: string
  hasEntered?: boolean
  shown: ShownWidget
  /** The query of the page when the script was loaded, which a single-page app may have changed since. */
  search?: string
  /** Passes an event to the analytics of the website. */
  report?: (kind: Exclude<VisitorEvent['type'], 'step'> | 'submission', eventId: string) => void
  /** Counts how far the visitor got. */
  countStep?: (step: CountedStep) => void
  /** Where the visitor came from, once something is counted. */
  from?: VisitReferral
  /** What the analytics of the website call this browser. */
  clientIds?: Record<string, string>
}

/** A widget on a page. It is viewed once, even if several elements show it. */
interface ShownWidget {
  /** Number of back-forward restores of the page when the last view was counted. */
  viewedAtRestore?: number
}

export function findOrCreateVisit(
  element: object,
  widget: Pick<Visit, 'origin' | 'widgetId' | 'countsMachines'>,
  page: string,
): Visit {
  const key = page + widget.widgetId
  const shown = shownWidgets.get(key) ?? {}
  shownWidgets.set(key, shown)
  const visits = visitsByElement.get(element) ?? new Map<string, Visit>()
  visitsByElement.set(element, visits)
  const visit = visits.get(key) ?? { ...widget, shown, search: initialSearch }
  visits.set(key, visit)
  return visit
}

/** Empty outside browsers. */
const initialSearch = globalThis.location?.search ?? ''

const shownWidgets = new Map<string, ShownWidget>()
const visitsByElement = new WeakMap<object, Map<string, Visit>>()
