import { useEffect, useState } from 'preact/hooks'
import { tell } from './happenings.ts'
import { fetchPiece } from './pieces.ts'
import { visitTo } from './visit-to.ts'

interface Visited {
  element: HTMLElement
  origin: string
  widgetId: string
  countsMachines: boolean
  heightBefore: number
  /** Nothing is counted of what an agent looks at in the console. */
  isSample: boolean
}

/** One visitor before one element. Counting begins when the page has nothing better to do, and misses nothing by that. */
export function useVisit({ element, origin, widgetId, countsMachines, heightBefore, isSample }: Visited) {
  const [visit] = useState(() => visitTo({ origin, widgetId, countsMachines }, location.pathname))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit begins once
  useEffect(() => {
    if (isSample) return
    let isOver = false
    let end = () => {}
    const seen = () => tell(element, 'view', { widgetId })
    whenIdle(() =>
      fetchPiece('visit', origin).then(
        ({ countViews }) => {
          if (!isOver) end = countViews({ visit, element, heightBefore, seen })
        },
        () => {},
      ),
    )
    return () => {
      isOver = true
      end()
    }
  }, [])

  /** The button was pressed: counted once, however often. */
  const enter = () => {
    if (!isSample)
      fetchPiece('visit', origin).then(
        ({ countEntrance }) => countEntrance(visit),
        () => {},
      )
  }
  return { visit, enter }
}

const whenIdle = (go: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 1000 })
  else setTimeout(go, 200)
}
