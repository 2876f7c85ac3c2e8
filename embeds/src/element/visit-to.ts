/**
 * One visitor at one widget on one page, however often the widget stands there or is put there again. The id is made
 * with the first thing that is told. It lives as long as the page, and with a draft as long as the tab: no browser is
 * known again by it, so that who asks not to be followed has nothing to refuse.
 */
export interface Visit {
  origin: string
  widgetId: string
  countsMachines: boolean
  id?: string
  /** At which return to the page a view was counted. */
  seenAt?: number
  hasEntered?: boolean
}

export function visitTo(widget: Pick<Visit, 'origin' | 'widgetId' | 'countsMachines'>, page: string): Visit {
  const key = page + widget.widgetId
  const visit = visits.get(key) ?? widget
  visits.set(key, visit)
  return visit
}

const visits = new Map<string, Visit>()
