import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { refusePress } from './refuse-press.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  /** Its name, also shown as a tooltip. */
  label: string
  /** Said instead of the name in the tooltip, for instance why it is disabled. */
  hint?: string | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  busy?: boolean | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/** A square button with a picture for a face. */
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
        className={cx(buttonLook(variant, size, 'square'), className)}
        aria-disabled={disabled || busy || undefined}
        aria-busy={busy || undefined}
        data-busy={busy ? '' : undefined}
        onClick={disabled || busy ? refusePress : onClick}
      >
        {busy ? <Spinner /> : <Icon aria-hidden="true" className="size-4" />}
      </button>
    </Tooltip>
  )
})
