import { Check, Minus } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef } from 'react'
import { cx } from '../class-names.ts'

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange'> {
  onChange?: ((checked: boolean) => void) | undefined
  /** Some, but not all, of the items are checked. */
  indeterminate?: boolean | undefined
}

/** The visible box is 16 px; its click target is 24 px. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { onChange, indeterminate = false, className, ...rest } = props
  const input = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const Icon = indeterminate ? Minus : Check
  return (
    <span className={cx('relative inline-flex size-4 shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        ref={(element) => {
          input.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        onChange={(event) => onChange?.(event.target.checked)}
        className="peer absolute -inset-1 size-6 cursor-pointer appearance-none rounded-md outline-none disabled:cursor-not-allowed"
      />
      <span className="pointer-events-none flex size-4 items-center justify-center rounded-sm border border-control bg-surface text-transparent transition-colors peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-on peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-indeterminate:text-accent-on peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-50 peer-aria-[invalid=true]:border-danger">
        <Icon aria-hidden="true" strokeWidth={3} className="size-3" />
      </span>
    </span>
  )
})
