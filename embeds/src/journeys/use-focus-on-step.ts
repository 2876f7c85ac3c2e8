import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { JourneyState } from './use-journey.ts'

/** Where the eyes go the focus goes: to the first field that needs attention, or to the heading of the step. */
export function useFocusOnStep(
  form: RefObject<HTMLFormElement>,
  { turn, isLive }: Pick<JourneyState, 'turn' | 'isLive'>,
) {
  useEffect(() => {
    // Nothing is focused before the visitor has gone anywhere.
    if (turn === 0 || !isLive) return
    const section = form.current?.querySelector('.step:not([hidden])')
    const faulty = section?.querySelector<HTMLElement>('input[aria-invalid], [aria-invalid] input')
    ;(faulty ?? section?.querySelector<HTMLElement>('h2'))?.focus()
  }, [turn, isLive, form])
}
