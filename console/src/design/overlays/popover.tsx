import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { popupClassName } from './popup-class-name.ts'

interface PopoverProps {
  /** The button that opens the popover. It must accept a ref. */
  trigger: ReactElement
  /** The accessible name. */
  label: string
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A button that opens a small panel. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'start', className, children } = props
  return (
    <Base.Root
      modal
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-popover">
          <Base.Popup
            aria-label={label}
            className={cx(popupClassName, 'max-w-[var(--available-width)] overflow-y-auto p-3', className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
