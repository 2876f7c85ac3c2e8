import { newId } from '@gable/shared/ids.ts'
import { useEffect, useState } from 'preact/hooks'
import { tell } from './happenings.ts'
import { fetchPiece, type Pieces } from './pieces.ts'
import { faultsAt } from './site-faults.ts'

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
export function useVisit({ isSample, ...visited }: Visited) {
  const [visit] = useState(() => ({ id: newId(), hasEntered: false, begun: undefined as Begun | undefined }))
  const { element, origin, widgetId, countsMachines, heightBefore } = visited

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit begins once
  useEffect(() => {
    if (isSample) return
    const given = { element, origin, widgetId, visitId: visit.id, countsMachines }
    const seen = () => tell(element, 'view', { widgetId })
    visit.begun = new Promise<void>(whenIdle)
      .then(() => fetchPiece('visit', origin))
      .then(({ beginVisit }) => beginVisit({ ...given, faults: faultsAt(element, heightBefore), seen }))
    visit.begun.catch(() => {})
    return () => void visit.begun?.then(({ end }) => end())
  }, [])

  /** The button was pressed: counted once, however often. */
  const enter = () => {
    if (!visit.hasEntered) visit.begun?.then(({ count }) => count('entrance'))
    visit.hasEntered = true
  }
  return { visitId: visit.id, enter }
}

type Begun = Promise<ReturnType<Pieces['visit']['beginVisit']>>

const whenIdle = (go: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 1000 })
  else setTimeout(go, 200)
}
