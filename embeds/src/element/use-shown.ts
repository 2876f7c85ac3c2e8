import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { useEffect, useState } from 'preact/hooks'
import { fetchShown } from './fetch-shown.ts'

/** The widget as it is set; null of one that is not there; undefined while that is not known. */
export function useShown(origin: string, widgetId: string | undefined, language: string) {
  const [shown, setShown] = useState<ShownWidget | null>()
  useEffect(() => {
    if (!widgetId || !origin) return setShown(null)
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    const ask = () => {
      clearTimeout(timer)
      fetchShown(`${origin}/api/public/widgets/${widgetId}?lang=${language}`).then(
        (shown) => isWanted && setShown(shown ?? null),
        () => {
          // After that only a network that comes back makes it worth asking.
          if (isWanted && tries++ < 5) timer = setTimeout(ask, 1000 * 2 ** tries * (0.5 + Math.random()))
        },
      )
    }
    ask()
    addEventListener('online', ask)
    return () => {
      isWanted = false
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [origin, widgetId, language])
  return shown
}
