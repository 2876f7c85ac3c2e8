import type { MouseEvent } from 'react'
import { SubmitButton } from '../design/submit-button.tsx'

/** Takes the step. */
export function StepButton({ children }: { children: string }) {
  return (
    <SubmitButton size="lg" onMouseDown={keepStill} className="w-full sm:w-auto sm:min-w-36">
      {children}
    </SubmitButton>
  )
}

/** A press must not leave the field first: the error that then appears moves the button away from under the mouse. */
export const keepStill = (event: MouseEvent) => event.preventDefault()
