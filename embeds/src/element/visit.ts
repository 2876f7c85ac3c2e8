/**
 * One visitor of one widget on one page, even when the widget is on the page twice or is inserted again. The id is created
 * with the first event and lives as long as the page, or with a draft as long as the tab. It never identifies a browser
 * across visits, so there is nothing to opt out of.
 */
export interface Visit {
  origin: string
  widgetId: string
  countsMachines: boolean
  id?: string
  /** Number of back-forward restores of the page when the last view was counted. */
  viewedAtRestore?: number
  hasEntered?: boolean
}

export function findOrCreateVisit(widget: Pick<Visit, 'origin' | 'widgetId' | 'countsMachines'>, page: string): Visit {
  const key = page + widget.widgetId
  const visit = visits.get(key) ?? widget
  visits.set(key, visit)
  return visit
}

const visits = new Map<string, Visit>()
