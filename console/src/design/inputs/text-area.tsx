import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../class-names.ts'
import { inputClassName, inputFocusClassName } from './input-class-name.ts'

/** A multi-line text input. It grows with its text where the browser supports it. */
export const TextArea = forwardRef<HTMLTextAreaElement, ComponentPropsWithoutRef<'textarea'>>(function TextArea(
  { className, rows = 3, ...rest },
  ref,
) {
  return (
    <textarea
      {...rest}
      ref={ref}
      rows={rows}
      style={{ minHeight: `${rows * 20 + 14}px` }}
      className={cx(
        inputClassName('md'),
        inputFocusClassName,
        '!h-auto block max-h-96 w-full resize-y px-3 py-1.5 [field-sizing:content] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
        className,
      )}
    />
  )
})
