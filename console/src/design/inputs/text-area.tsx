import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../class-names.ts'
import { inputFocus, inputLook } from './input-look.ts'

/** Several lines of text; grows with them where the browser can. */
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
        inputLook('md'),
        inputFocus,
        '!h-auto block max-h-96 w-full resize-y px-3 py-1.5 [field-sizing:content] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
        className,
      )}
    />
  )
})
