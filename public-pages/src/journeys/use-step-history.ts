import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

interface StepNavigation {
  step: number
  /** The step that the journey starts with. */
  first: number
  phase: string
  /** The draft is restored. */
  isLive: boolean
  goToStep(step: number): void
  /** Goes back to the view that opened the journey. */
  leave?: (() => void) | undefined
}

/**
 * Gives each step an entry in the browser's history, so that its Back button goes one step back. For our own pages only:
 * the history of another website is not ours.
 */
export function useStepHistory(navigation: StepNavigation) {
  const { step, first, phase, isLive, leave } = navigation
  const latest = useRef(navigation)
  latest.current = navigation
  // The entry before the first step belongs to the view that opened the journey, if there is one.
  const start = useRef(leave ? first - 1 : first).current
  const current = useRef({ entry: readEntry(start) }).current
  const isDone = phase === 'thanks'

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the journey is on the page
  useEffect(() => {
    const handlePopState = () => {
      const entry = readEntry(start)
      const { phase, goToStep, leave } = latest.current
      // The journey went there itself.
      if (entry === current.entry || phase === 'thanks') return
      current.entry = entry
      if (entry > start || !leave) goToStep(entry)
      else leave()
    }
    addEventListener('popstate', handlePopState)
    return () => {
      removeEventListener('popstate', handlePopState)
      goBackTo(start)
    }
  }, [])

  // A layout effect, so that a reload right after a click keeps the entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes, and after sending
  useLayoutEffect(() => {
    if (!isLive) return
    // After sending, Back leaves the page instead of returning to the questions.
    if (isDone) return goBackTo(start)
    while (current.entry < step) {
      current.entry += 1
      history.pushState({ ...history.state, journeyStep: current.entry }, '')
    }
    goBackTo(step)
  }, [step, isDone, isLive])

  function goBackTo(entry: number) {
    const distance = entry - current.entry
    if (distance >= 0) return
    current.entry = entry
    history.go(distance)
  }
}

const readEntry = (base: number) => Number((history.state as { journeyStep?: number } | null)?.journeyStep ?? base)
