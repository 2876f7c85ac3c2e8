import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from './button.tsx'

/** The button that submits the `Form` around it, busy while that runs. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'to' | 'href'>) {
  const { isSubmitting } = useFormState()
  return <Button variant="primary" {...props} type="submit" busy={isSubmitting || props.busy} />
}
