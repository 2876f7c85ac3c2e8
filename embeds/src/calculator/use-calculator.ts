import { useLayoutEffect, useState } from 'preact/hooks'
import { tell } from '../element/happenings.ts'

/** What stands in the fields, and the last figures with which nothing was wrong: what is computed is computed of those. */
export interface Sheet<F> {
  /** What is being typed and what cannot be used, as it was typed. All else is written from the figures. */
  texts: Record<string, string>
  now: F
  good: F
  /** By field: what is wrong, in words. */
  faults: Record<string, string>
}

export type Change<F> = { typed: string; text: string } | { left: string } | { chosen: Partial<F> }
export type Changing<F> = (sheet: Sheet<F>, change: Change<F>) => Sheet<F>

/** The figures of a calculator, as fields and results need them. */
export interface Calculator<F> extends Sheet<F> {
  change(change: Change<F>): void
  /** All figures anew: of another beginning, or of the first one again. */
  begin(figures: F): void
}

/** How a figure is read and what follows from it comes with a piece; what is typed before is kept for it. */
export function useCalculator<F>(element: HTMLElement, beginning: F, changing: Changing<F> | undefined): Calculator<F> {
  const begun = (figures: F): Sheet<F> => ({ texts: {}, now: figures, good: figures, faults: {} })
  const [sheet, setSheet] = useState(() => begun(beginning))
  const [begins, setBegins] = useState(JSON.stringify(beginning))
  const [waiting] = useState<Change<F>[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it matters when it comes, not which one of them it is
  useLayoutEffect(() => {
    if (!changing) return
    setSheet((sheet) => {
      let now = sheet
      for (const change of waiting.splice(0)) now = changing(now, change)
      return now
    })
  }, [!changing])
  // An agent may change what it begins with while looking at it.
  if (JSON.stringify(beginning) !== begins) {
    setBegins(JSON.stringify(beginning))
    setSheet(begun(beginning))
  }
  return {
    ...sheet,
    change(change) {
      if (changing) setSheet((sheet) => changing(sheet, change))
      else waiting.push(change)
      if (!('left' in change))
        tell(element, 'change', { field: 'typed' in change ? change.typed : Object.keys(change.chosen).join() })
    },
    begin: (figures) => setSheet(begun(figures)),
  }
}
