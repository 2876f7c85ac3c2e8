import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../class-names.ts'
import { Tooltip } from '../overlays/tooltip.tsx'

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'onChange' | 'checked'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Disables the switch and shows this reason in a tooltip. */
  disabledReason?: string | false | undefined
}

/** A switch that takes effect immediately. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { checked, onChange, disabledReason, className, ...rest } = props
  return (
    <span className={cx('relative inline-flex h-5 w-8 shrink-0', className)}>
      <Tooltip text={disabledReason}>
        <input
          {...rest}
          {...(disabledReason && { 'aria-disabled': true })}
          ref={ref}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => disabledReason || onChange(event.target.checked)}
          className="peer absolute -inset-x-1 -inset-y-0.5 h-6 w-10 cursor-pointer appearance-none rounded-full outline-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed"
        />
      </Tooltip>
      <span className="pointer-events-none h-5 w-8 rounded-full bg-control transition-colors peer-checked:bg-accent peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-50 peer-aria-disabled:opacity-50" />
      <span className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-accent-on transition-transform peer-checked:translate-x-3" />
    </span>
  )
})
