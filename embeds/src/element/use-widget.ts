import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import { fetchWidget } from './fetch-widget.ts'
import { fetchPiece } from './pieces.ts'

/** The widget's configuration: undefined while loading, null if there is no such widget. */
export function useWidget(origin: string, widgetId: string | null, language: string) {
  const [widget, setWidget] = useState<PublicWidget | null>()
  // A layout effect, so that a widget-id set right after insertion cancels the "no widget" state before it renders.
  useLayoutEffect(() => {
    let isCurrent = true
    const update = (widget: PublicWidget | null) => isCurrent && setWidget(widget)
    // Each element renders in its own task, so many of them do not block the page.
    const schedule = (widget: PublicWidget | null) => setTimeout(update, 0, widget)
    if (widgetId && origin) {
      const reportBlocked = () =>
        void fetchPiece('visit', origin).then(({ reportBlockedCalls }) => reportBlockedCalls({ origin, widgetId }))
      fetchWidget(`${origin}/api/public/widgets/${widgetId}?lang=${language}`, reportBlocked).then(schedule)
    }
    // Scripts that create elements may set the id a moment later.
    else if (!widgetId) schedule(null)
    return () => {
      isCurrent = false
    }
  }, [origin, widgetId, language])
  return widget
}
