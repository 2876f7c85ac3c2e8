import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { type ButtonSize, type ButtonVariant, buttonClassName } from './button-class-name.ts'
import { preventClick } from './prevent-click.ts'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  /** The accessible name, also shown as a tooltip. */
  label: string
  /** Replaces the label in the tooltip, for example to say why it is disabled. */
  hint?: string | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  busy?: boolean | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/** A square button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon: Icon, label, hint, variant = 'quiet', size = 'md', busy, disabled, side, ...rest } = props
  const { className, onClick, ...attributes } = rest
  return (
    <Tooltip text={hint ?? label} describes={hint !== undefined} side={side}>
      <button
        type="button"
        {...attributes}
        ref={ref}
        aria-label={label}
        className={cx(buttonClassName(variant, size, 'square'), className)}
        aria-disabled={disabled || busy || undefined}
        aria-busy={busy || undefined}
        data-busy={busy ? '' : undefined}
        onClick={disabled || busy ? preventClick : onClick}
      >
        {busy ? <Spinner /> : <Icon aria-hidden="true" className="size-4" />}
      </button>
    </Tooltip>
  )
})
