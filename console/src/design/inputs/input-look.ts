import { cx } from '../class-names.ts'

export type InputSize = 'md' | 'lg'

/** The box of everything one types or chooses in. */
export const inputLook = (size: InputSize) => cx(box, sizes[size])

/** Goes on the box when the control itself carries the focus. */
export const inputFocus = 'focus-visible:-outline-offset-1'

/** Goes on a box around the control. */
export const inputFocusWithin =
  'has-[input:focus-visible]:outline has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-accent'

const box =
  'rounded-lg border border-control bg-surface text-body text-ink aria-[invalid=true]:border-danger has-[input[aria-invalid=true]]:border-danger ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted has-[input:disabled]:bg-sunken has-[input:disabled]:text-muted'

// Under 16 px a phone zooms in on the field it focuses.
const sizes: Record<InputSize, string> = {
  md: 'h-8 touch:h-11 touch:text-lead',
  lg: 'h-10 touch:h-11 touch:text-lead',
}
