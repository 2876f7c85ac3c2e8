import type { BrowserConversions } from '@gable/shared/conversions/browser-conversions.ts'
import { useEffect, useState } from 'preact/hooks'
import { fetchPiece } from './pieces.ts'
import { findOrCreateVisit } from './visit.ts'
import { dispatchWidgetEvent } from './widget-events.ts'

interface VisitOptions {
  element: HTMLElement
  origin: string
  widgetId: string
  countsMachines: boolean
  initialHeight: number
  /** Set while the agency reports conversions. */
  conversions: BrowserConversions | undefined
  /** Previews in the console are not counted. */
  isSample: boolean
}

/** Counts the visitor of one element. Tracking starts when the page is idle; a view takes a second, so none is missed. */
export function useVisit(options: VisitOptions) {
  const { element, origin, widgetId, countsMachines, initialHeight, conversions, isSample } = options
  const [visit] = useState(() => findOrCreateVisit(element, { origin, widgetId, countsMachines }, location.pathname))
  if (conversions && !isSample)
    visit.report = (kind, eventId) =>
      fetchPiece('conversions', origin).then(
        ({ reportConversion }) => reportConversion(visit, conversions, kind, eventId),
        () => {},
      )

  const fetchTracking = () => fetchPiece('visit', origin)
  visit.countStep ??= (step) =>
    fetchTracking().then(
      ({ countStep }) => countStep(visit, step),
      () => {},
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit starts once
  useEffect(() => {
    if (isSample) return
    let isUnmounted = false
    let stop = () => {}
    const onView = () => dispatchWidgetEvent(element, 'view', { widgetId })
    whenIdle(() =>
      fetchTracking().then(
        ({ countViews }) => {
          if (!isUnmounted) stop = countViews({ visit, element, initialHeight, onView })
        },
        () => {},
      ),
    )
    return () => {
      isUnmounted = true
      stop()
    }
  }, [])

  /** Called for every click on the button; counts once per visit. */
  const enter = () => {
    if (!isSample)
      fetchTracking().then(
        ({ countEntrance }) => countEntrance(visit),
        () => {},
      )
  }
  return { visit, enter }
}

const whenIdle = (callback: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 1000 })
  else setTimeout(callback, 200)
}
