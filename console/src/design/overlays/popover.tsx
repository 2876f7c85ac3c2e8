import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { popupBox } from './popup-look.ts'

interface PopoverProps {
  /** The button that opens it; it must take a ref. */
  trigger: ReactElement
  /** Its name, for those who do not see what it hangs from. */
  label: string
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A small panel that hangs from a button. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'start', side = 'bottom', className, children } = props
  return (
    <Base.Root
      modal
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={4} className="z-popover">
          <Base.Popup
            aria-label={label}
            className={cx(popupBox, 'max-w-[var(--available-width)] overflow-y-auto p-3', className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
