import type { MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from './button.tsx'

/** The button that submits the `Form` around it, busy while that runs. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'to' | 'href'>) {
  const { isSubmitting } = useFormState()
  return <Button variant="primary" onMouseDown={keepStill} {...props} type="submit" busy={isSubmitting || props.busy} />
}

/** A press must not leave the field first: the error that then appears moves the button away from under the mouse. */
export const keepStill = (event: MouseEvent) => event.preventDefault()
