import { cx } from '../class-names.ts'

export type InputSize = 'md' | 'lg'

/** Classes for text inputs, selects and comboboxes. */
export const inputClassName = (size: InputSize) => cx(box, sizes[size])

/** For controls that take the focus themselves. */
export const inputFocusClassName = 'focus-visible:-outline-offset-1'

/** For a box around the focusable control. */
export const inputFocusWithinClassName =
  'has-[input:focus-visible]:outline has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-accent'

const box =
  'rounded-lg border border-control bg-surface text-body text-ink filters:text-table touch:filters:text-lead aria-[invalid=true]:border-danger has-[input[aria-invalid=true]]:border-danger ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted has-[input:disabled]:bg-sunken has-[input:disabled]:text-muted ' +
  'has-[input[readonly]]:border-line has-[input[readonly]]:bg-sunken'

// iOS zooms in on focused fields with text smaller than 16 px.
const sizes: Record<InputSize, string> = {
  md: 'h-8 touch:h-11 touch:text-lead',
  lg: 'h-10 touch:h-11 touch:text-lead',
}
