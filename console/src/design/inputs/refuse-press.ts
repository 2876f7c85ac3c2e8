import type { MouseEvent } from 'react'

/** What a disabled or busy button does. Also keeps Enter in a field from submitting: the browser submits by clicking the form's button. */
export function refusePress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
