import type { MouseEvent } from 'react'

/** Click handler of disabled and busy buttons. It also stops Enter in a field, because the browser submits a form by clicking its button. */
export function preventClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
