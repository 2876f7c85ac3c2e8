import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cx } from '../class-names.ts'

export interface OverlayProps {
  open: boolean
  /** Asked to close: Escape, the close button, a press outside. Closing is up to the owner. */
  onClose: () => void
  /** Whether a press outside asks to close; off where there is something typed to lose. */
  closesOutside?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** The part dialogs, slide-outs and sheets share: the scrim, the trapped focus and its return. */
export function Overlay(props: OverlayProps & { role?: 'alertdialog'; className: string; children: ReactNode }) {
  const { open, onClose, closesOutside = true, initialFocus, role, className, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closesOutside}
      onOpenChange={(next, details) => {
        if (next || inToaster(details.event)) return
        onClose()
      }}
    >
      <Base.Portal>
        {/* A press on the scrim that does not close must not take the focus out of the field either. */}
        <Base.Backdrop
          // What one dialog asks over another stands out from that one too.
          forceRender
          onMouseDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-dialog bg-scrim transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        />
        <Base.Popup
          {...(role && { role })}
          ref={popup}
          initialFocus={initialFocus ?? (() => firstStop(popup.current))}
          className={cx('fixed z-dialog flex flex-col bg-raised text-ink shadow-float outline-none', className)}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first thing to fill in or press, not the way out; without any, the panel itself. */
const firstStop = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>(
    ':is(input, textarea, select, button, a[href], [tabindex="0"]):not(:disabled, [data-panel-head] *, [role="toolbar"] *, [type="hidden"], [data-base-ui-focus-guard])',
  ) ?? popup

/** Toasts float above dialogs; dismissing one is not a press outside. */
const inToaster = (event: Event) => event.target instanceof Element && event.target.closest('[data-toaster]') !== null
