import type { MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from './button.tsx'

/** Submits the surrounding `Form` and is busy while it runs. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'to' | 'href'>) {
  const { isSubmitting } = useFormState()
  return (
    <Button variant="primary" onMouseDown={preventBlur} {...props} type="submit" busy={isSubmitting || props.busy} />
  )
}

/** Without this, the press would blur the field first, and the error that then appears would move the button away from the pointer. */
export const preventBlur = (event: MouseEvent) => event.preventDefault()
