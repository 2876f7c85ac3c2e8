import { readFragment, type ShareFields, shareFragment } from '@gable/shared/calculators/share-link.ts'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { keptAs } from '../kept.ts'
import type { Calculator } from '../use-calculator.ts'

interface Keeping<F> {
  /** By which a link tells its calculator. */
  name: string
  fields: ShareFields
  calculator: Calculator<F>
  beginning: F
  /** What follows from figures that have come from elsewhere. */
  settle(figures: F): F
  widgetId: string
  /** What an agent tries out in the console is not kept. */
  isSample: boolean
}

/** Figures survive a reload, in the tab's own storage, and come along with a link. */
export function useKeptFigures<F extends object>(keeping: Keeping<F>) {
  const { name, fields, calculator, beginning, settle, widgetId, isSample } = keeping
  // Nothing is kept before a visitor has changed what was there.
  const own = useRef({ found: new Set([calculator.good]), isChanged: false }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: figures come back once, and whenever a link is followed
  useLayoutEffect(() => {
    if (isSample) return
    const take = (text: string) => {
      const read = readFragment(name, fields, text)
      if (!Object.keys(read).length) return
      const figures = settle({ ...beginning, ...read })
      own.found.add(figures)
      calculator.begin(figures)
    }
    const [under, kept] = read(widgetId)?.split('\n') ?? []
    // Whoever changed what a link brought finds the changes; another link is stronger than what was there.
    take(kept && under === location.hash ? kept : location.hash || (kept ?? ''))
    const follow = () => take(location.hash)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    own.isChanged ||= !own.found.has(calculator.good)
    if (own.isChanged && !isSample) keep(widgetId, `${location.hash}\n${shareFragment(name, fields, calculator.good)}`)
  }, [own, name, fields, widgetId, isSample, calculator.good])
}

// Storage may be full, forbidden or somebody else's: without it figures are not kept, and no harm is done.
function read(widgetId: string) {
  try {
    return sessionStorage.getItem(keptAs(widgetId)) ?? undefined
  } catch {
    return undefined
  }
}

function keep(widgetId: string, text: string) {
  try {
    sessionStorage.setItem(keptAs(widgetId), text)
  } catch {}
}
