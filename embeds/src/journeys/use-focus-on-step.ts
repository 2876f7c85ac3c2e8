import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { JourneyState } from './use-journey.ts'

/** After each step change, focuses the first field with an error, or else the step's heading. */
export function useFocusOnStep(
  form: RefObject<HTMLFormElement>,
  { navigations, isLive }: Pick<JourneyState, 'navigations' | 'isLive'>,
) {
  // With the step itself, so that a key pressed right after it goes to the new step.
  useLayoutEffect(() => {
    // Nothing is focused on page load.
    if (navigations === 0 || !isLive) return
    const section = form.current?.querySelector('.step:not([hidden])')
    const invalid = section?.querySelector<HTMLElement>(':is(input,textarea)[aria-invalid], [aria-invalid] input')
    ;(invalid ?? section?.querySelector<HTMLElement>('h2'))?.focus()
  }, [navigations, isLive, form])
}
