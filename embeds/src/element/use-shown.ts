import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import { fetchShown } from './fetch-shown.ts'
import { fetchPiece } from './pieces.ts'

/** The widget as it is set; null of one that is not there; undefined while that is not known. */
export function useShown(origin: string, widgetId: string | undefined, language: string) {
  const [shown, setShown] = useState<ShownWidget | null>()
  // As soon as it is drawn: what is named right after that was never without a name.
  useLayoutEffect(() => {
    let isWanted = true
    const take = (shown: ShownWidget | null) => isWanted && setShown(shown)
    // Each element is drawn in a task of its own, between which the page around answers its visitor.
    const draw = (shown: ShownWidget | null) => setTimeout(take, 0, shown)
    if (widgetId && origin) {
      const tellOf = () =>
        void fetchPiece('visit', origin).then(({ reportBlocked }) => reportBlocked({ origin, widgetId }))
      fetchShown(`${origin}/api/public/widgets/${widgetId}?lang=${language}`, tellOf).then(draw)
    }
    // Whoever makes elements by script may name the widget a moment later.
    else if (!widgetId) draw(null)
    return () => {
      isWanted = false
    }
  }, [origin, widgetId, language])
  return shown
}
